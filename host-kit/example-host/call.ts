/** A route's input and output, and the two guards before it. */
import type { Player, World } from './world.ts'

export type Call = {
  world: World
  token: string
  body: Record<string, unknown>
  query: URLSearchParams
  /** The last segment of the path, where the route has `:id` there. */
  id: string
}

/** A response; its body is JSON unless it has a text type. */
export type Reply = { status: number; body: unknown; type?: string }
export type Handler = (call: Call) => Reply
export type PlayerHandler = (call: Call, player: Player) => Reply
/** A method and a path, such as `GET /api/games`, and its handler. */
export type Route = [string, Handler]

/** A success. */
export function ok(body: unknown = {}): Reply {
  return { status: 200, body }
}

/** A refusal with one sentence. */
export function refuse(status: number, message: string): Reply {
  return { status, body: { message } }
}

/** A refusal of the fields sent, a sentence for each. */
export function invalid(problems: string[]): Reply {
  return { status: 422, body: { errors: problems.map((msg) => ({ msg })) } }
}

/** The sentences whose rule is broken. */
export function problemsOf(rules: [broken: boolean, sentence: string][]): string[] {
  return rules.filter(([broken]) => broken).map(([, sentence]) => sentence)
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
  return (call) => {
    const player = call.world.sessions.get(call.token)
    return player === undefined ? refuse(401, 'Please log in to continue') : handle(call, player)
  }
}

/** Answers only a signed-in caller whose account is active. */
export function active(handle: PlayerHandler): Handler {
  return signedIn((call, player) =>
    player.isActive
      ? handle(call, player)
      : refuse(403, 'Your account is not active. Please contact support.'),
  )
}
