import { expect, test, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { operationNames, rowOf } from '#api/table/table.ts'
import { createOnline } from '#platform/device/online.ts'
import { projectFiles, readProjectFile } from '#tests/architecture/project-files.ts'
import { sendOrLookUp } from './send-or-look-up.ts'

const online = createOnline()
const lost = new ApiError('updateUserProfile', 'network', {})
const page504 = new ApiError('updateUserProfile', 'server', { status: 504, isHosts: false })
const throwing = (error: Error) => async (): Promise<never> => {
  throw error
}

/** Runs what is scheduled at once, and notes after how many milliseconds it was to be. */
function scheduled() {
  const pauses: number[] = []
  const schedule = (run: () => void, ms: number) => {
    pauses.push(ms)
    run()
    return () => {}
  }
  return { schedule, pauses }
}

test('an answer is the answer, and nothing is looked up', async () => {
  const lookUp = vi.fn(async () => true)
  const sent = await sendOrLookUp(online, async () => 'saved', lookUp, null)
  expect(sent).toEqual({ status: 'answered', answer: 'saved' })
  expect(lookUp).not.toHaveBeenCalled()
})

test.each([
  ['a no', new ApiError('updateUserProfile', 'refused', { status: 400, body: {} })],
  ['a 500 in JSON', new ApiError('updateUserProfile', 'server', { status: 500, body: {} })],
  ['a gateway’s 503 in JSON', new ApiError('updateUserProfile', 'server', { status: 503 })],
  ['what never left the phone', new ApiError('updateUserProfile', 'network', { isUnsent: true })],
  ['a mistake of ours', new TypeError('no such field')],
])('%s has failed, and nothing is looked up', async (_, error) => {
  const lookUp = vi.fn(async () => true)
  const sent = await sendOrLookUp(online, throwing(error), lookUp, null)
  expect(sent).toEqual({ status: 'failed', error })
  expect(lookUp).not.toHaveBeenCalled()
})

test('without a connection nothing has left the phone', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const lookUp = vi.fn(async () => true)
  const sent = await sendOrLookUp(online, throwing(lost), lookUp, null)
  expect(sent).toEqual({ status: 'failed', error: lost })
  expect(lookUp).not.toHaveBeenCalled()
})

test.each([lost, page504])('%s: looked up, and found at the third look', async (error) => {
  const { schedule, pauses } = scheduled()
  const looks = [false, throwing(lost), 'the record'] as const
  let count = 0
  const lookUp = async () => {
    const each = looks[count++] ?? false
    return typeof each === 'function' ? each() : each
  }
  const sent = await sendOrLookUp(online, throwing(error), lookUp, schedule)
  expect(sent).toEqual({ status: 'found', found: 'the record' })
  expect(pauses).toEqual([1500, 3000])
})

test('not found proves nothing; without a schedule it’s looked up once', async () => {
  const lookUp = vi.fn(async () => false as const)
  const { schedule } = scheduled()
  const unknown = { status: 'unknown', error: lost }
  expect(await sendOrLookUp(online, throwing(lost), lookUp, schedule)).toEqual(unknown)
  expect(lookUp).toHaveBeenCalledTimes(3)
  expect(await sendOrLookUp(online, throwing(lost), lookUp, null)).toEqual(unknown)
  expect(lookUp).toHaveBeenCalledTimes(4)
  expect(await sendOrLookUp(online, throwing(lost), null, schedule)).toEqual(unknown)
})

test('a mistake of ours in the look is thrown', async () => {
  const mistake = new TypeError('no such field')
  await expect(sendOrLookUp(online, throwing(lost), throwing(mistake), null)).rejects.toBe(mistake)
})

test('a file that sends something by name also looks up a lost answer', () => {
  const writes = operationNames.filter((name) => rowOf(name).method !== 'GET')
  const sends = new RegExp(`\\.call\\(\\s*'(${writes.join('|')})'`)
  const senders = projectFiles
    .filter((path) => /^src\/.*(?<!\.test)\.tsx?$/.test(path) && sends.test(readProjectFile(path)))
    .map((path) => [path, readProjectFile(path).includes('sendOrLookUp(')])
  expect(senders).toContainEqual(['src/features/enquiry/use-enquiry.ts', true])
  expect(senders.filter(([, looksUp]) => !looksUp)).toEqual([])
})
