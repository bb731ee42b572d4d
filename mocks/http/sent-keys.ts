import { serverMessages } from './messages.ts'

interface Kept<Answer> {
  body: string
  answer: Answer
}

/** One request with the header Idempotency-Key: who sends what under which key. */
export interface Keyed {
  key: string
  /** Keys of different callers and operations do not meet. */
  scope: string
  body: string
}

/** The refusal of a key that was used for another request. */
export const keyReused = {
  status: 422,
  body: JSON.stringify({ message: serverMessages.keyReused }),
}

/**
 * Carries out what comes under one key once: the same request again gets the same answer, another
 * one under the same key is refused. Only successes are kept: a refusal has written nothing.
 */
export function createSentKeys<Answer extends { status: number; body: string }>() {
  const kept = new Map<string, Kept<Answer>>()
  return ({ key, scope, body }: Keyed, carryOut: () => Answer): Answer | typeof keyReused => {
    const id = JSON.stringify([scope, key])
    const earlier = kept.get(id)
    if (earlier) return earlier.body === body ? earlier.answer : keyReused
    const answer = carryOut()
    if (answer.status < 300) kept.set(id, { body, answer })
    return answer
  }
}
