import { rowOf } from '#api/table/table.ts'
import type { StateParams } from '#contracts/cases/states.ts'
import type { Values } from '../verify/answer/exchange.ts'
import { stateLine, wordOf } from '../verify/report/curl.ts'
import type { Day } from './moments.ts'

const json = "-H 'content-type: application/json'"

/** Values of the state that differ from run to run, each with the shell variable used instead. */
const variables = {
  gameId: 'GAME',
  starlineGameId: 'STARLINE',
  today: 'TODAY',
  mobileNumber: 'NUMBER',
} as const

/** Where a script's calls go. */
export interface ScriptTarget {
  host: string
  statesUrl: string
  values: Values
  /** The start of every transaction id. */
  salt: string
  /** The second player's mobile number, which differs from run to run. */
  other: string
  given: Day
  /** Of the state, such as its time. */
  params: StateParams
  /** A login ends the session before it. */
  oneSession: boolean
  /** What the second player saves to be paid to. */
  details: readonly SavedDetails[]
}

/** A request that saves an account or a number to be paid to. */
export interface SavedDetails {
  operation: 'updateBankDetails' | 'updatePaymentDetails'
  body: Readonly<Record<string, unknown>>
}

const saveLine = ({ operation, body }: SavedDetails) =>
  `curl -s -X PUT "$API${rowOf(operation).path}" -H "authorization: Bearer $B1" ${json} -d ${wordOf(JSON.stringify(body))}`

const field = (name: string, variable: string) => `${variable}=$(field ${name} <<< "$DAY")`

/** Sets up the day and signs both players in: A1 and A2, B1 and B2 are their sessions. */
const arrival = ({
  host,
  statesUrl,
  oneSession,
  given,
  params,
  details,
}: ScriptTarget): string[] => [
  '# For bash. Set ANK_STATES_SECRET if the states URL asks for it.',
  `API=${wordOf(`${host}/api`)}`,
  String.raw`field() { grep -o "\"$1\" *: *\"[^\"]*\"" | head -1 | cut -d'"' -f4; }`,
  `login() { curl -s -X POST "$API/auth/login" ${json} -d "{\\"mobileNumber\\":\\"$1\\",\\"password\\":\\"$2\\"}" | field token; }`,
  `ids() { curl -s "$API/withdraw/history" -H "authorization: Bearer $1" | grep -o '"_id" *: *"[^"]*"' | cut -d'"' -f4; }`,
  `DAY=$(${stateLine({ state: given, params }, statesUrl)} -s)`,
  field('token', 'A1'),
  ...Object.entries(variables).map(([name, variable]) => field(name, variable)),
  oneSession ? 'A2=$A1' : 'A2=$(login "$NUMBER" "$(field password <<< "$DAY")")',
  'OTHER=91$(printf %08d $((RANDOM * 3000 + RANDOM)))',
  `B1=$(curl -s -X POST "$API/auth/signup" ${json} -d "{\\"name\\":\\"Torture B\\",\\"mobileNumber\\":\\"$OTHER\\",\\"password\\":\\"torture-b\\"}" | field token)`,
  oneSession ? 'B2=$B1' : 'B2=$(login "$OTHER" torture-b)',
  ...details.map(saveLine),
  'T=$(date +%s); OLD=$(ids "$A1")',
]

/** The shell lines that repeat a sequence of calls; what was sent at once is sent at once again. */
export class Script {
  readonly #place: ScriptTarget
  readonly #lines: string[] = []
  readonly #withdrawals = new Map<string, string>()
  #atOnce = false

  constructor(place: ScriptTarget) {
    this.#place = place
  }

  /** A text as one shell word, with variables for what differs from run to run. */
  #word(text: string): string {
    const { values, salt, other } = this.#place
    const replacements = [
      ...Object.entries(variables).map(([name, variable]) => [values[name] ?? '', variable]),
      [salt, 'T'],
      [other, 'OTHER'],
      ...this.#withdrawals,
    ] as [string, string][]
    return replacements
      .filter(([value]) => value !== '')
      .reduce((word, [value, name]) => word.replaceAll(value, `'"$${name}"'`), wordOf(text))
  }

  #add(line: string): void {
    this.#lines.push(this.#atOnce ? `${line} &` : line)
  }

  /** Calls from now on are made at once, until the returned function is called. */
  together(count: number): () => void {
    this.#atOnce = count > 1
    return () => {
      if (this.#atOnce) this.#lines.push('wait')
      this.#atOnce = false
    }
  }

  /** A call in a session such as `A1`. */
  call(session: string, url: string, { method = 'GET', body, headers }: RequestInit): string {
    const key = new Headers(headers).get('idempotency-key')
    return [
      `curl -si -X ${method} ${this.#word(url)} -H "authorization: Bearer $${session}"`,
      ...(key === null ? [] : [`-H ${wordOf(`idempotency-key: ${key}`)}`]),
      ...(typeof body === 'string' ? [`${json} -d ${this.#word(body)}`] : []),
    ].join(' ')
  }

  /** Adds a call, which may change something. */
  send(line: string, isCut: boolean): void {
    // Where the connection was cut off, the script ignores the answer: the host has done its work.
    this.#add(isCut ? `${line} > /dev/null` : line)
  }

  /** Adds a staff action, given as the body for the state endpoint. */
  addStaffAction(body: string): void {
    const line = stateLine({ state: 'regularDay' }, this.#place.statesUrl)
    this.#add(`${line.slice(0, line.lastIndexOf(' -d '))} -d ${this.#word(body)}`)
  }

  /** Adds how to get the id of a player's newest withdrawal, which a later line needs. */
  met(player: 'A' | 'B', id: string): void {
    const name = `${player}_WITHDRAWAL_${this.#withdrawals.size + 1}`
    this.#withdrawals.set(id, name)
    this.#lines.push(
      `${name}=$(ids "$${player}1" | grep -vxF "$OLD" | head -1); OLD="$OLD"$'\\n'"$${name}"`,
    )
  }

  /** The whole script; `reads` show the error. */
  lines(reads: readonly string[]): string[] {
    return [...arrival(this.#place), ...this.#lines, ...reads]
  }
}
