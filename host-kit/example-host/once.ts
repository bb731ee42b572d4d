/** `Idempotency-Key`: requests with the same key are carried out once. */
import { refuse, type Call } from './call.ts'

/**
 * The answer of before where this player has sent the same body under this call and key, a refusal
 * where it was another body. A refusal throws, so only successes are kept, for as long as the world is.
 */
export function once(
  { world, token, body }: Call,
  callAndKey: string,
  work: () => unknown,
): unknown {
  const owner = world.sessions.get(token)?.mobileNumber ?? ''
  const id = `${owner} ${callAndKey}`
  const sent = JSON.stringify(body)
  const earlier = world.answered.get(id) ?? { sent, answer: work() }
  if (earlier.sent !== sent) refuse(422, 'This key was used for another request')
  world.answered.set(id, earlier)
  return earlier.answer
}
