/** `Idempotency-Key`: requests with the same key are carried out once. */
import { refuse, type Call, type Reply } from './call.ts'

/**
 * The answer of before where this player has sent the same body under this call and key, a refusal
 * where it was another body. Only successes are kept, for as long as the world is.
 */
export function once({ world, token, body }: Call, callAndKey: string, work: () => Reply): Reply {
  const owner = world.sessions.get(token)?.mobileNumber ?? ''
  const id = `${owner} ${callAndKey}`
  const sent = JSON.stringify(body)
  const earlier = world.answered.get(id)
  if (earlier !== undefined) {
    return earlier.body === sent
      ? earlier.reply
      : refuse(422, 'This key was used for another request')
  }
  const reply = work()
  if (reply.status === 200) world.answered.set(id, { body: sent, reply })
  return reply
}
