// Each world cuts its crystal in its own way: the shape says as much as the colour.
export const CRYSTALS: Record<string, { shape: string; facets: string }> = {
  iridion: { shape: 'M0-34 24-8 0 30-24-8z', facets: 'M-24-8H24M0-34 9-8 0 30-9-8z' },
  akademus: { shape: 'M0-36 15-22V20L0 32-15 20V-22z', facets: 'M-15-22 0-10 15-22M0-10V32' },
  filnerin: {
    shape: 'M0-35C22-20 22 12 0 31-22 12-22-20 0-35z',
    facets: 'M0-35V31M0-8 15-20M0-8-15-20M0 12 16-2M0 12-16-2',
  },
}

/** A world of either board. */
export const bareWorld = (world: string): string => world.replace(/^b2:/, '')
