// A campaign file that was just opened waits here until its table is prepared.
export interface CampaignFile {
  sleepers: string[]
  chronicle: Record<string, unknown>
}

/** Bytes; the server takes no more. */
export const MOST = 240 * 1024
const WAITING = 'snar-campaign-file'

/** The file, or null when it is none. */
export function parseCampaign(text: string): CampaignFile | null {
  try {
    const data = JSON.parse(text)
    return data['snar-campaign'] === 1 &&
      Array.isArray(data.sleepers) &&
      typeof data.chronicle === 'object' &&
      data.chronicle
      ? { sleepers: data.sleepers, chronicle: data.chronicle }
      : null
  } catch {
    return null
  }
}

export function wait(text: string): void {
  sessionStorage.setItem(WAITING, text)
}

export function loaded(): CampaignFile | null {
  return parseCampaign(sessionStorage.getItem(WAITING) ?? '')
}

export function forget(): void {
  sessionStorage.removeItem(WAITING)
}
