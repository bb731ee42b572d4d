import { expect, test, vi } from 'vitest'
import { withTabLock } from './tab-lock.ts'

/** The locks of a browser: one holder of a name, the others wait in turn. */
function browserLocks() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request(_name: string, { signal }: { signal: AbortSignal }, job: () => Promise<unknown>) {
      const before = last
      const turn = new Promise<unknown>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        void before.then(() => signal.aborted || resolve(job()))
      })
      last = turn.catch(() => undefined)
      return turn
    },
  }
}

test('a job waits for the one before, and each gives its own answer', async () => {
  vi.stubGlobal('navigator', { locks: browserLocks() })
  const order: string[] = []
  let end = () => {}
  const first = withTabLock('bet', async () => {
    order.push('first begins')
    await new Promise<void>((resolve) => (end = resolve))
    order.push('first ends')
    return 1
  })
  const second = withTabLock('bet', async () => {
    order.push('second')
    return 2
  })
  await expect.poll(() => order).toEqual(['first begins'])
  end()
  expect(await Promise.all([first, second])).toEqual([1, 2])
  expect(order).toEqual(['first begins', 'first ends', 'second'])
})

test('a failing job lets go, and its failure is reported', async () => {
  vi.stubGlobal('navigator', { locks: browserLocks() })
  const failing = withTabLock('bet', () => Promise.reject(new Error('refused')))
  await expect(failing).rejects.toThrow('refused')
  await expect(withTabLock('bet', async () => 'sent')).resolves.toBe('sent')
})

test('a tab that never lets go isn’t waited for forever', async () => {
  vi.stubGlobal('navigator', { locks: browserLocks() })
  void withTabLock('bet', () => new Promise(() => {}))
  await expect(withTabLock('bet', async () => 'sent', 1)).resolves.toBe('sent')
})

test('a browser without locks runs the job', async () => {
  vi.stubGlobal('navigator', {})
  await expect(withTabLock('bet', async () => 'sent')).resolves.toBe('sent')
})
