import { withBody } from './around.ts'
import type { Call, Seeded } from './faulty-host.ts'

const header = 'idempotency-key'

/** The request under another key, or under none. */
function under({ request, body }: Call, key: string | null): Request {
  const headers = new Headers(request.headers)
  if (key === null) headers.delete(header)
  else headers.set(header, key)
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) })
}

const keyOf = ({ request }: Call) => request.headers.get(header)

/** What goes wrong with `Idempotency-Key`. */
export const keyMistakes: Readonly<Record<string, Seeded>> = {
  'does not know the key': () => ({
    around: (call, proceed) => (keyOf(call) === null ? proceed() : proceed(under(call, null))),
  }),
  'does the same twice where both come at once': () => {
    const under_way = new Set<string>()
    return {
      async around(call, proceed) {
        const key = keyOf(call)
        if (key === null) return proceed()
        if (under_way.has(key)) return proceed(under(call, null))
        under_way.add(key)
        const response = await proceed()
        under_way.delete(key)
        return response
      },
    }
  },
  'takes another body under the same key': () => ({
    around(call, proceed) {
      const key = keyOf(call)
      return key === null
        ? proceed()
        : proceed(under(call, `${key}${encodeURIComponent(JSON.stringify(call.body))}`))
    },
  }),
  'shares keys between players': () => {
    const kept = new Map<string, unknown>()
    return {
      async around(call, proceed) {
        const key = keyOf(call)
        if (key === null) return proceed()
        const id = `${call.name} ${key}`
        if (kept.has(id) && !kept.has(`${call.accountId} ${id}`)) return Response.json(kept.get(id))
        const response = await proceed()
        const body: unknown = await response.json()
        if (response.ok) {
          kept.set(id, body)
          kept.set(`${call.accountId} ${id}`, body)
        }
        return withBody(response, body)
      },
    }
  },
  'refuses what comes again under its key': () => {
    const seen = new Set<string>()
    return {
      async around(call, proceed) {
        const id = `${call.accountId} ${keyOf(call)} ${JSON.stringify(call.body)}`
        if (seen.has(id)) return Response.json({ message: 'Sent before' }, { status: 409 })
        const response = await proceed()
        if (keyOf(call) !== null && response.ok) seen.add(id)
        return response
      },
    }
  },
  'answers a repeat with the balance of now': (till) => ({
    async around(call, proceed) {
      const response = await proceed()
      if (keyOf(call) === null || call.name !== 'POST /bets' || !response.ok) return response
      return withBody(response, { newBalance: till.balance(call.accountId) })
    },
  }),
}
