import { afterAll, describe, expect, test } from 'vitest'
import { rowOf } from '#api/table/table.ts'
import { allCases } from '#contracts/cases/cases.ts'
import { ownReads, writes } from '#contracts/cases/whose.ts'
import { torture } from '#host-kit/torture/torture.ts'
import { invariants } from '#host-kit/verify/invariants/invariants.ts'
import type { Listening } from '#host-kit/verify/testing/small-host.ts'
import { verifyHost } from '#host-kit/verify/verify-host.ts'
import type { HostFault } from './fault.ts'
import { faultyHost, serveFaulty } from './faulty-host.ts'
import { quickReach } from './quick-reach.ts'
import { derivedFaults, faults } from './table.ts'

const open: Listening[] = []
afterAll(() => Promise.all(open.map((one) => one.close())))

/** Whether one check finds a fault. */
async function isFound(check: string, fault: HostFault): Promise<boolean> {
  if (check === 'torture') {
    const { found } = await torture({ ...quickReach(fault), commands: 4000, seed: 1 })
    return found !== null
  }
  const { url, states, close } = await serveFaulty(faultyHost([fault]))
  open.push({ url, close })
  const { code } = await verifyHost({ host: url, states, checks: [check] })
  return code === 1
}

const found = [...faults, ...derivedFaults].flatMap(({ host, found: checks, fault }) =>
  checks.map((check) => ({ host, check, fault })),
)

describe('every fault of the table is found', () => {
  test.each(found)(
    'a host that $host, by $check',
    async ({ check, fault }) => {
      expect(await isFound(check, fault)).toBe(true)
    },
    60_000,
  )
})

test('no check sees what api.md leaves to a team', async () => {
  const silent = faults.filter((line) => line.found.length === 0).map(({ fault }) => fault)
  expect(silent.length).toBeGreaterThan(0)
  const { url, states, close } = await serveFaulty(faultyHost(silent))
  open.push({ url, close })
  expect(await verifyHost({ host: url, states })).toMatchObject({ code: 0 })
  const { found: seen } = await torture({ ...quickReach(...silent), commands: 1000, seed: 1 })
  expect(seen).toBeNull()
}, 60_000)

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
