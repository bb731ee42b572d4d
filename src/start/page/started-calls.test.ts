import { describe, expect, it, vi } from 'vitest'
import { startCall, takeOver } from './started-calls.ts'

const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

/** A network that answers with the number of the call. */
function network() {
  let count = 0
  const send = vi.fn<typeof fetch>(async () => new Response(String(++count)))
  return send
}
const textOf = async (answer: Promise<Response>) => (await answer).text()

describe('a call made before the app had loaded', () => {
  it('is what the client would send', () => {
    const send = network()
    startCall('/api/games', 'abc', send)
    startCall('/api/banner-settings/public', null, send)
    const [first, second] = send.mock.calls
    expect(first?.[0]).toBe('/api/games')
    expect(first?.[1]?.headers).toEqual({
      accept: 'application/json',
      authorization: 'Bearer abc',
    })
    expect(first?.[1]?.cache).toBe('no-store')
    expect(second?.[1]?.headers).toEqual({ accept: 'application/json' })
  })

  it('is handed over once; the second call is an ordinary one', async () => {
    const send = network()
    const fetch = takeOver([startCall('/api/games', 'abc', send)], send)
    expect(await textOf(fetch('/api/games', as('abc')))).toBe('1')
    expect(await textOf(fetch('/api/games', as('abc')))).toBe('2')
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('still says that its answer came by a redirect', async () => {
    const answer = Object.defineProperty(new Response('{}'), 'redirected', { value: true })
    const call = startCall('/api/auth/profile', 'abc', async () => answer)
    expect(await takeOver([call])('/api/auth/profile', as('abc'))).toMatchObject({
      redirected: true,
    })
  })

  it.each([
    ['another address', '/api/gamerates', as('abc')],
    ['another token', '/api/games', as('xyz')],
    ['no token', '/api/games', {}],
    ['another method', '/api/games', { ...as('abc'), method: 'POST' }],
  ])('is not handed over to %s', async (_, url, init) => {
    const send = network()
    const fetch = takeOver([startCall('/api/games', 'abc', send)], send)
    expect(await textOf(fetch(url, init))).toBe('2')
    expect(await textOf(fetch('/api/games', as('abc')))).toBe('1')
  })

  it('is dropped for a new one after 15 seconds', async () => {
    const send = network()
    const call = startCall('/api/games', null, send)
    const late = takeOver([call], send, () => call.at + 15_001)
    expect(await textOf(late('/api/games'))).toBe('2')
    expect(send.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
    const inTime = startCall('/api/games', null, send)
    // The start isn't a whole number: with 15,000, the difference may be slightly more.
    expect(await textOf(takeOver([inTime], send, () => inTime.at + 14_999)('/api/games'))).toBe('3')
  })

  it('passes on refusals and failures unchanged', async () => {
    const refused = startCall('/a', null, async () => new Response('{}', { status: 401 }))
    const failed = startCall('/b', null, async () => Promise.reject(new TypeError('no network')))
    const fetch = takeOver([refused, failed])
    expect((await fetch('/a')).status).toBe(401)
    await expect(fetch('/b')).rejects.toThrow('no network')
  })

  it('is read before anyone takes it over, which frees its connection', async () => {
    const answer = new Response('{"a":1}', { status: 201, headers: { 'x-a': 'b' } })
    const call = startCall('/a', null, async () => answer)
    await expect.poll(() => call.settled).toBe(true)
    expect(answer.bodyUsed).toBe(true)
    const taken = await takeOver([call])('/a')
    expect([taken.status, taken.headers.get('x-a'), await taken.text()]).toEqual([
      201,
      'b',
      '{"a":1}',
    ])
  })

  it('counts as no answer if it breaks off', async () => {
    const cut = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) })
    const call = startCall('/a', null, async () => new Response(cut))
    await expect(takeOver([call])('/a')).rejects.toThrow('cut')
  })

  it('ends when the call that took it over is abandoned, before or after', async () => {
    const endless: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
      })
    for (const early of [true, false]) {
      const fetch = takeOver([startCall('/a', null, endless)])
      const controller = new AbortController()
      if (early) controller.abort(new Error('nobody waits'))
      const answer = fetch('/a', { signal: controller.signal })
      controller.abort(new Error('nobody waits'))
      await expect(answer).rejects.toThrow('nobody waits')
    }
  })
})
