import { rowOf } from '#api/table/table.ts'
import { caseOf } from '#contracts/cases/cases.ts'
import { parseResult } from '#domain/market/result/result.ts'
import { readSafePlay } from '#domain/player/safe-play.ts'

const one = caseOf('getHowToPlay: full')
const { wire } = rowOf('getHowToPlay').success

/** A value of each named type that functions ask for besides a text, or with the text inside. */
export const samples = new Map<string, (text: string) => unknown>([
  ['BetTypeId', () => 'fullSangam'],
  ['StarlineBetTypeId', () => 'singlePana'],
  ['Session', () => 'open'],
  ['PannaKind', () => 'single'],
  ['PayoutMethodId', () => 'bank'],
  ['LinkField', () => 'appLink'],
  ['Language', () => 'en'],
  ['OperationName', () => 'getMainSettings'],
  ['MoneyOperation', () => 'placeBet'],
  ['Method', (text) => text],
  ['SlipState', () => 'waiting'],
  ['GameRef', (text) => ({ _id: text, gameName: text })],
  ['FlatCase', () => one],
  ['Values', () => ({})],
  ['MarketResult', () => parseResult('***-**-***')],
  ['Market & { result?: string | null | undefined }', (text) => ({ _id: text, result: text })],
  ["Pick<ListPage<unknown>, 'from' | 'to' | 'total'>", () => ({ from: 1, to: 2, total: 3 })],
  ['{ [Field in keyof typeof fields]?: unknown }', (text) => ({ number: text })],
  ['Rate', () => ({ min: 1, max: 2 })],
  ['z.ZodMiniType<Output, Input>', () => wire],
  ['PropertyKey', (text) => text],
  ['Schema', () => wire],
  ['Response', () => new Response()],
  ['Shape<unknown, unknown>', () => rowOf('getHowToPlay').success],
  ['Table', () => ({ a: 1 })],
  ['SlipLine', (text) => ({ gameId: text, session: 'open', number: text })],
  ['SafePlay', () => readSafePlay(null, 0)],
  ['Spending', () => ({ kind: 'stake', rupees: 1 })],
  [
    'DepositPayee & { amount: string; minimum: number | null | undefined }',
    (text) => ({ amount: text, upiId: text, upiPayees: text }),
  ],
  ['BetRecord & { betNumber: string }', (text) => ({ betNumber: text, betType: text })],
  ['Readonly<Record<string, unknown>>', (text) => ({ VITE_API_HOST: text, VITE_HELP_LINES: text })],
  [
    'BootstrapFacts',
    () => ({ auth: '/auth', home: '/dashboard', screens: {}, session: [], reads: [] }),
  ],
])

/** Types of what does something, or is a part of the program: no text is read with them. */
const machinery = new Set([
  'ActionContext<Op>',
  'AnyStoredIntent',
  'ClientOptions',
  'EndpointRow',
  'Connection',
  'Given',
  'K',
  'KeyValueStore<ScopedKey>',
  'News',
  'Recorder',
  'Recording',
  'RequestInit',
  'ScenarioSession',
  'Schema<Output, Input>',
  'Schema<Output, unknown>',
  'TabBarItem',
  '() => Promise<T>',
])

/** Whether a parameter of this type makes a function more than a reader of texts. */
export const isMachinery = (type: string): boolean => machinery.has(type)

/** Functions that reach for a browser, a network or the process, and only pass a text on. */
export const acting = new Set([
  'src/start/page/started-calls.ts startCall',
  'src/platform/device/media.ts matches',
  'src/platform/links/open-link.ts leaveFor',
  'src/platform/links/share.ts copyText',
  'src/platform/storage/storage.ts isStored',
  'src/ui/tools/save-file.ts saveFile',
])
