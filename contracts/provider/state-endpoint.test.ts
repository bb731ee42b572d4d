import { afterAll, describe, expect, test } from 'vitest'
import { mockProvider } from './mock-provider.ts'

const mock = await mockProvider()
afterAll(() => mock.host.close())

describe('the state endpoint', () => {
  const post = async (body: unknown) => {
    const answer = await fetch(mock.statesUrl, { method: 'POST', body: JSON.stringify(body) })
    return { status: answer.status, body: (await answer.json()) as Record<string, string> }
  }

  test('returns a state’s values', async () => {
    const { status, body } = await post({
      state: 'a player with one Starline bet',
      params: { status: 'won' },
      action: 'setup',
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      token: expect.stringMatching(/./),
      starlineGameId: 'starline-14',
      day: '2026-11-20',
    })
  })

  test('has nothing to tear down', async () => {
    const { status, body } = await post({ state: 'a regular day', action: 'teardown' })
    expect({ status, body }).toEqual({ status: 200, body: {} })
  })

  test('lists the states when it doesn’t know one', async () => {
    const { status, body } = await post({ state: 'a rainy day' })
    expect(status).toBe(404)
    expect(body['message']).toContain('There is no state "a rainy day". There are: "nobody is')
  })

  test('says what it expects when it gets something else', async () => {
    expect(await post('a regular day')).toEqual({
      status: 400,
      body: { message: 'Send { "state": …, "params": { … }, "action": "setup" } as JSON.' },
    })
  })
})
