import { beforeEach, describe, expect, test, vi } from 'vitest'
import { rowOf } from '#api/table/table.ts'
import { allCases } from '#contracts/cases/cases.ts'
import { ownReads, writes } from '#contracts/cases/whose.ts'
import { torture } from '../torture/torture.ts'
import { invariants } from '../verify/invariants/invariants.ts'
import { verifyHost } from '../verify/verify-host.ts'
import type { HostFault } from './fault.ts'
import { answerFaulty, faultyHost, type FaultyHost } from './faulty-host.ts'
import { quickReach } from './quick-reach.ts'
import { derivedFaults, faults } from './table.ts'
import { raceFaults } from './table/races.ts'

/** The faulty host of a test, in this process: over TCP, each check takes twice as long. */
let current: FaultyHost
beforeEach(() => {
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) =>
    answerFaulty(current, new Request(...call)),
  )
})

async function reach(seeded: readonly HostFault[]) {
  current = faultyHost(seeded)
  await current.setUp('regularDay')
  return { host: 'http://ank.test', states: 'http://ank.test/states' }
}

/** Whether one check finds a fault. */
async function isFound(check: string, fault: HostFault): Promise<boolean> {
  if (check === 'torture') {
    const { found } = await torture({
      ...quickReach(fault),
      commands: 4000,
      seed: 1,
      shorten: false,
    })
    return found !== null
  }
  const { code } = await verifyHost({ ...(await reach([fault])), checks: [check] })
  return code === 1
}

/** `races.test.ts` finds these, with fewer commands. */
const raced = new Set(raceFaults.filter(({ races }) => races.length > 0).map(({ host }) => host))
const found = [...faults, ...derivedFaults].flatMap(({ host, found: checks, fault }) =>
  checks
    .filter((check) => check !== 'torture' || !raced.has(host))
    .map((check) => ({ host, check, fault })),
)

describe('every fault of the table is found', () => {
  test.each(found)(
    'a host that $host, by $check',
    async ({ check, fault }) => {
      expect(await isFound(check, fault)).toBe(true)
    },
    // One lost update in ten may take a few thousand commands.
    180_000,
  )
})

test('no check sees what api.md leaves to a team', async () => {
  const silent = faults.filter((line) => line.found.length === 0).map(({ fault }) => fault)
  expect(silent.length).toBeGreaterThan(0)
  expect(await verifyHost(await reach(silent))).toMatchObject({ code: 0 })
  const { found: seen } = await torture({ ...quickReach(...silent), commands: 1000, seed: 1 })
  expect(seen).toBeNull()
}, 180_000)

test('the checks that find them exist', () => {
  const names = [...allCases.map(({ description }) => description), 'torture']
  const known = new Set([...names, ...invariants.map(({ name }) => name)])
  expect(found.map(({ check }) => check).filter((check) => !known.has(check))).toEqual([])
})

test('every write and every own list of the contract has a fault that a second player suffers from', () => {
  const hosts = derivedFaults.map(({ host }) => host).join('\n')
  const changing = writes.filter((operation) => (rowOf(operation).invalidates ?? []).length > 0)
  expect([...changing, ...ownReads].filter((operation) => !hosts.includes(operation))).toEqual([])
})

test('each line has words of its own', () => {
  const words = [...faults, ...derivedFaults].map(({ host }) => host)
  expect(new Set(words).size).toBe(words.length)
})
