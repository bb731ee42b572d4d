import { test as base } from '@playwright/test'
import { expect } from '../../e2e/fixtures.ts'
import { describeExploration, explore } from './explore.ts'

/**
 * Its first steps: a request without a readable answer, a sign-out, a request that is cut off, and a
 * reload. `npm run explore` continues with other seeds.
 */
const seed = 306

// It starts its own backend and pages.
base('random steps of one seed: nothing is said or shown that is not so', async ({ browser }) => {
  const exploration = await explore({ browser, build: 'dist', seed })
  expect(exploration.wrong, describeExploration(exploration)).toEqual([])
})

/** Faults that cost money, privacy or the screen, each seeded in the page before the client runs. */
const seededFaults: readonly { name: string; breakPage: () => void; error: RegExp }[] = [
  {
    name: 'a request whose answer is lost is sent again',
    breakPage: () => {
      const send = window.fetch
      window.fetch = (...call) => send(...call).catch(() => send(...call))
    },
    error: /requests for \d+ wishes|sent again while nobody knew/,
  },
  {
    name: 'a lost answer is taken for a success',
    breakPage: () => {
      const send = window.fetch
      window.fetch = (...call) =>
        send(...call).catch((error: unknown) => {
          if (call[1]?.method !== 'POST') throw error
          return Response.json({ newBalance: 100 })
        })
    },
    error: /was said to be taken that was not/,
  },
  {
    name: 'a request is not kept while its answer is unknown',
    breakPage: () => {
      const keep = Reflect.get(Storage.prototype, 'setItem')
      Storage.prototype.setItem = function (key, value) {
        if (!key.startsWith('ank.money.')) keep.call(this, key, value)
      }
    },
    error: /does not say that nobody knows|nothing was ever said/,
  },
  {
    name: 'signing out leaves the token on the phone',
    breakPage: () => {
      const remove = Reflect.get(Storage.prototype, 'removeItem')
      Storage.prototype.removeItem = function (key) {
        if (key !== 'token') remove.call(this, key)
      }
    },
    error: /still signs in whoever has the phone/,
  },
  {
    name: 'a screen throws while it is rendered',
    breakPage: () => {
      Reflect.set(Number.prototype, 'toFixed', () => {
        throw new RangeError('Seeded')
      })
    },
    error: /could not be drawn|is blank/,
  },
]

for (const { name, breakPage, error } of seededFaults) {
  base(`the same steps find the fault: ${name}`, async ({ browser }) => {
    const exploration = await explore({ browser, build: 'dist', seed, breakPage })
    expect(exploration.wrong.join('\n'), describeExploration(exploration)).toMatch(error)
  })
}
