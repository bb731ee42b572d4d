import type { Call, Mistake, Seeded, Till } from './faulty-host.ts'

type Fields = Record<string, unknown>

/** The same response with another body. */
export const withBody = (response: Response, body: unknown): Response =>
  Response.json(body, { status: response.status })

/** After each success of a call: changes rows or money, and may return another body. */
export const afterSuccess =
  (
    name: string,
    change: (call: Call, till: Till, body: Fields) => Fields | undefined | void,
  ): Seeded =>
  (till) => ({
    async around(call, proceed) {
      const response = await proceed()
      if (call.name !== name || !response.ok) return response
      const body = (await response.json()) as Fields
      return withBody(response, change(call, till, body) ?? body)
    },
  })

/** After each refusal of a call. */
export const afterRefusal =
  (name: string, change: (call: Call, till: Till, response: Response) => Response | void): Seeded =>
  (till) => ({
    async around(call, proceed) {
      const response = await proceed()
      if (call.name !== name || response.ok) return response
      return change(call, till, response) ?? response
    },
  })

/** Around what the staff do. */
export const staffWho =
  (change: (till: Till, ...given: Parameters<NonNullable<Mistake['staff']>>) => void): Seeded =>
  (till) => ({ staff: (...given) => change(till, ...given) })
