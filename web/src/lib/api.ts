// The HTTP part. A refusal is an error that says what happened in the reader's language.
import type {
  AgreeBody,
  Analysis,
  Catalogue,
  Commitment,
  CreateBody,
  Created,
  Draws,
  Guessed,
  GuessBody,
  Invited,
  InviteInfo,
  Languages,
  LessonBody,
  Me,
  PlayBody,
  PlayOnBody,
  Problem,
  Profile,
  Prompted,
  Puzzle,
  Recap,
  Recovery,
  RematchBody,
  Replay,
  Sat,
  SealBody,
  SitBody,
  TableBody,
  TablesBody,
} from './protocol'

export class Trouble extends Error {
  constructor(
    public reason: string,
    text: string,
  ) {
    super(text)
  }
}

export async function call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  // answered in the language of the page: not in the browser's, nor in the one before that the server still has noted
  const headers = { 'content-type': 'application/json', 'snar-language': document.documentElement.lang }
  const asked: RequestInit = { method, headers }
  if (method === 'POST') asked.body = JSON.stringify(body ?? {})
  let answer: Response
  try {
    answer = await fetch(path, asked)
  } catch {
    throw new Trouble('offline', '')
  }
  if (answer.ok) return answer.json() as Promise<T>
  const problem = (await answer.json().catch(() => null)) as Problem | null
  throw new Trouble(problem?.reason ?? 'offline', problem?.text ?? '')
}

export const table = (id: string, what = '') => `/api/tables/${encodeURIComponent(id)}${what && `/${what}`}`

export const api = {
  me: () => call<Me>('GET', '/api/me'),
  guest: (name: string, lang: string) => call<Me>('POST', '/api/guest', { name, lang }),
  forget: () => call('POST', '/api/me/forget'),
  profile: () => call<Profile>('GET', '/api/me/profile'),
  recovery: () => call<Recovery>('POST', '/api/me/recovery'),
  recover: (code: string) => call<Me>('POST', '/api/recover', { code }),
  commit: () => call<Commitment>('POST', '/api/commit'),
  play: (body: PlayBody) => call<Created>('POST', '/api/play', body),
  learn: (body: LessonBody) => call<Created>('POST', '/api/lessons', body),
  lesson: (id: string, seen: string[], line: string) =>
    call<Prompted>(
      'GET',
      table(id, `lesson?seen=${encodeURIComponent(seen.join(' '))}&line=${encodeURIComponent(line)}`),
    ),
  create: (body: CreateBody) => call<Created>('POST', '/api/tables', body),
  open: () => call<TablesBody>('GET', '/api/tables'),
  mine: () => call<TablesBody>('GET', '/api/tables/mine'),
  table: (id: string) => call<TableBody>('GET', table(id)),
  sit: (id: string, body: SitBody) => call<Sat>('POST', table(id, 'sit'), body),
  agree: (id: string, body: AgreeBody) => call('POST', table(id, 'agree'), body),
  seal: (id: string, body: SealBody) => call('POST', table(id, 'seal'), body),
  word: (id: string, word: string) => call('POST', table(id, 'word'), { word }),
  lostWord: (id: string) => call('POST', table(id, 'lost-word')),
  leave: (id: string) => call('POST', table(id, 'leave')),
  expel: (id: string, guest: string) => call('POST', table(id, 'expel'), { guest }),
  remove: (id: string, seat: number) => call('POST', table(id, 'remove'), { seat }),
  replace: (id: string, seat: number, bot: string) => call('POST', table(id, 'replace'), { seat, bot }),
  start: (id: string, bot: string) => call('POST', table(id, 'start'), { bot }),
  visibility: (id: string, visibility: string) => call('POST', table(id, 'visibility'), { visibility }),
  rematch: (id: string, body: RematchBody) => call<Created>('POST', table(id, 'rematch'), body),
  invite: (id: string, seat: number | null) => call<Invited>('POST', table(id, 'invite'), { seat }),
  invited: (code: string) => call<InviteInfo>('GET', `/api/invites/${encodeURIComponent(code)}`),
  recap: (id: string) => call<Recap>('GET', table(id, 'recap')),
  replay: (id: string, at: number, count: number, seat?: number) =>
    call<Replay>('GET', table(id, `replay?at=${at}&count=${count}${seat === undefined ? '' : `&seat=${seat}`}`)),
  analysis: (id: string) => call<Analysis>('GET', table(id, 'analysis')),
  analyse: (id: string) => call<Analysis>('POST', table(id, 'analysis')),
  stopAnalysis: (id: string) => call<Analysis>('POST', table(id, 'analysis/stop')),
  whatIf: (id: string, at: number, seat: number, line: string[]) =>
    call<Replay>('GET', table(id, `what-if?at=${at}&seat=${seat}&line=${encodeURIComponent(line.join('|'))}`)),
  playOn: (id: string, body: PlayOnBody) => call<Created>('POST', table(id, 'play-on'), body),
  puzzle: (game: string) => call<Puzzle>('GET', `/api/puzzles/${game}`),
  guess: (game: string, body: GuessBody) => call<Guessed>('POST', `/api/puzzles/${game}`, body),
  proof: (id: string) => call<Draws>('GET', table(id, 'proof')),
  languages: () => call<Languages>('GET', '/api/languages'),
  exportUrl: (id: string) => table(id, 'export'),
  catalogue: (lang: string) => call<Catalogue>('GET', `/api/catalogue?lang=${lang}`),
}

/** What never changes in a game, in the shape that the game itself knows. */
export const contentOf = <Content>(game: string, lang: string, pack = ''): Promise<Content> =>
  call<Content>('GET', `/api/content/${lang}?game=${game}${pack && `&pack=${encodeURIComponent(pack)}`}`)
