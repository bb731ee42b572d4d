import type { Db } from '../store/db.ts'
import { serverMessages } from './messages.ts'
import { Refused } from './request.ts'

/** One request with the header Idempotency-Key: who sends what under which key. */
export interface Keyed {
  key: string
  /** Keys of different players and operations do not meet. */
  scope: string
  body: string
}

/**
 * Carries out requests with the same key once: a repeated request gets the same response. The key is
 * written in the transaction of what was done. A refusal throws, so it keeps nothing. Throws
 * `Refused` for another request under the same key.
 */
export function answerOnce(db: Db, { key, scope, body }: Keyed, carryOut: () => string): string {
  const id = JSON.stringify([scope, key])
  const earlier = db.sentKey.find(id)
  if (earlier && earlier.body !== body) {
    throw new Refused({ status: 422, body: 'message' }, [serverMessages.keyReused])
  }
  if (earlier) return earlier.answer
  const answer = carryOut()
  db.sentKey.create({ id, body, answer })
  return answer
}
