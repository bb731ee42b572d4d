/** A route's input, its refusals, and the two guards before it. */
import type { Player, World } from './world.ts'

export type Call = {
  world: World
  token: string
  body: Record<string, unknown>
  query: URLSearchParams
  /** The last segment of the path, where the route has `:id` there. */
  id: string
}

/** Gives the body of a success, or throws a `Refused`. */
export type Handler = (call: Call) => unknown
export type PlayerHandler = (call: Call, player: Player) => unknown
/** A method and a path, such as `GET /api/games`, and its handler. */
export type Route = [string, Handler]

/** A call that isn't carried out, with what the caller is told. */
export class Refused extends Error {
  readonly status: number
  readonly body: object

  constructor(status: number, body: object) {
    super(JSON.stringify(body))
    this.status = status
    this.body = body
  }
}

/** A refusal with one sentence. */
export function refuse(status: number, message: string): never {
  throw new Refused(status, { message })
}

/** Refuses the fields sent if a rule is broken, with the sentence of each. */
export function check(rules: [broken: boolean, sentence: string][]): void {
  const errors = rules.filter(([broken]) => broken).map(([, msg]) => ({ msg }))
  if (errors.length > 0) throw new Refused(422, { errors })
}

/** A key's text in the body, trimmed; empty if there is none. */
export function textOf(body: Record<string, unknown>, key: string): string {
  const value = body[key]
  return typeof value === 'string' ? value.trim() : ''
}

/** A key's number in the body; `NaN` if there is none. */
export function numberOf(body: Record<string, unknown>, key: string): number {
  const value = body[key]
  return typeof value === 'number' ? value : Number.NaN
}

/** Answers only a caller whose token is of a session. */
export function signedIn(handle: PlayerHandler): Handler {
  return (call) =>
    handle(call, call.world.sessions.get(call.token) ?? refuse(401, 'Please log in to continue'))
}

/** Answers only a signed-in caller whose account is active. */
export function active(handle: PlayerHandler): Handler {
  return signedIn((call, player) =>
    player.isActive
      ? handle(call, player)
      : refuse(403, 'Your account is not active. Please contact support.'),
  )
}
