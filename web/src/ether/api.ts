// What only Etherfields asks the server for: scenes that were read, and campaigns.
import { call, table } from '../lib/api'
import type { CampaignsBody, Created, Drawings, GoOnBody, Previously, ScenesBody } from '../lib/protocol'

/** What is no secret, drawn. */
export const drawings = (pack: string): Promise<Drawings> =>
  call<Drawings>('GET', `/api/motifs${pack && `?pack=${encodeURIComponent(pack)}`}`)

export const api = {
  scenes: (id: string) => call<ScenesBody>('GET', table(id, 'scenes')),
  previously: (id: string) => call<Previously>('GET', table(id, 'previously')),
  campaigns: () => call<CampaignsBody>('GET', '/api/campaigns'),
  goOn: (id: string, body: GoOnBody = {}) => call<Created>('POST', table(id, 'go-on'), body),
  campaignUrl: (id: string) => table(id, 'campaign'),
}
