import { expect, test } from 'vitest'
import { formatWhyUnknown } from './why-unknown.ts'

test.each([
  [{ kind: 'network', status: null }, 'The connection broke before a reply came.'],
  [{ kind: 'timeout', status: null }, 'No reply came in time.'],
  [{ kind: 'server', status: 502 }, 'The server reported an error (502).'],
  [{ kind: 'refused', status: 429 }, 'The server reported an error (429).'],
  [{ kind: 'malformed', status: 200 }, 'The server’s reply couldn’t be read (200).'],
  // A redirect, and an answer that was too long.
  [{ kind: 'malformed', status: 0 }, 'The server’s reply couldn’t be read.'],
  [{ kind: 'malformed', status: null }, 'The server’s reply couldn’t be read.'],
  [undefined, 'No reply reached the app. It may have been closed or reloaded before one came.'],
] as const)('%j', (why, sentence) => {
  expect(formatWhyUnknown(why)).toBe(sentence)
})
