import { describe, expect, test } from 'vitest'
import { turnedAway } from './guard.ts'

const secret = 's3cret'
const local = { host: '127.0.0.1:4000' }
const command = '/__ank/command'

describe('the mock host', () => {
  test.each([
    ['a call of a page', '/api/games', { ...local, origin: 'https://app.example' }, {}],
    ['localhost', '/api/games', { host: 'localhost:4000' }, {}],
    ['IPv6', '/api/games', { host: '[::1]:4000' }, {}],
    [
      'another machine, as it was told to',
      '/api/games',
      { host: 'laptop:4000' },
      { host: '0.0.0.0' },
    ],
    [
      'a command with the secret',
      command,
      { ...local, authorization: `Bearer ${secret}` },
      { secret },
    ],
    ['a state with the secret', `/__ank/states?secret=${secret}`, local, { secret }],
    [
      'a state in a container',
      `/__ank/states?secret=${secret}`,
      { host: 'host.docker.internal:4000' },
      { secret, host: '0.0.0.0' },
    ],
    ['a command in a test of ours', command, local, {}],
  ])('answers %s', (_, url, headers, guard) => {
    expect(turnedAway(url, headers, guard)).toBeNull()
  })

  test.each([
    ['a name that was pointed here', '/api/games', { host: 'rebound.example' }, {}],
    ['a command without the secret', command, local, { secret }],
    [
      'a command with another one',
      command,
      { ...local, authorization: 'Bearer s3cres' },
      { secret },
    ],
    ['a command of a page', command, { ...local, origin: 'http://localhost:5173' }, {}],
    ['a command under another name', command, { host: 'laptop:4000' }, { host: '0.0.0.0' }],
  ])('turns away %s', (_, url, headers, guard) => {
    expect(turnedAway(url, headers, guard)).toMatch(/\.$/)
  })
})
