import { describe, expect, it, vi } from 'vitest'
import { createUpdates } from './start-updates.ts'
import { updatesWhenIdle } from './updates.ts'

class Worker extends EventTarget {
  posted: unknown[] = []
  state: string
  constructor(state: string) {
    super()
    this.state = state
  }
  postMessage(message: unknown): void {
    this.posted.push(message)
  }
  becomes(state: string): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null
  waiting: Worker | null = null
  finds(worker: Worker): void {
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
  }
  installed(): void {
    this.waiting = this.installing
    this.installing = null
    this.waiting?.becomes('installed')
  }
}

/** A browser whose page was loaded by a worker, or not, and what is registered in it. */
function browser({ governed }: { governed: boolean | 'by another build' }) {
  const registration = new Registration()
  const container = Object.assign(new EventTarget(), {
    controller: governed
      ? { scriptURL: `https://ank.test/${governed === true ? 'sw.js' : 'other.js'}` }
      : null,
    register: vi.fn<() => Promise<Registration>>(async () => registration),
  })
  const reload = vi.fn<() => void>()
  const due = new Map<number, () => void>()
  const { updates, register } = createUpdates(
    container as unknown as ServiceWorkerContainer,
    reload,
    (run, ms) => {
      due.set(ms, run)
      return () => due.delete(ms)
    },
  )
  const takesOver = () => container.dispatchEvent(new Event('controllerchange'))
  return { registration, container, reload, updates, register, takesOver, due }
}

describe('a newer version', () => {
  it('that has waited since an earlier visit is ready at once', async () => {
    const { registration, updates, register } = browser({ governed: true })
    registration.waiting = new Worker('installed')
    await register()
    expect(updates.state()).toBe('ready')
  })

  it('that the player wants is told to take over after a second, in which the page falls silent', async () => {
    const { registration, updates, register, takesOver, reload, due } = browser({ governed: true })
    const waiting = new Worker('installed')
    registration.waiting = waiting
    await register()
    updates.apply()
    expect(updates.state()).toBe('taking')
    expect(waiting.posted).toEqual([])
    due.get(1_000)?.()
    expect(waiting.posted).toEqual(['take-over'])
    expect(reload).not.toHaveBeenCalled()
    takesOver()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('that doesn’t take over is waited for 45 s', async () => {
    const { registration, updates, register, reload, due } = browser({ governed: true })
    registration.waiting = new Worker('installed')
    await register()
    updates.apply()
    due.get(45_000)?.()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('that has gone meanwhile: the page is loaded with whichever is there', async () => {
    const { registration, updates, register, reload, due } = browser({ governed: true })
    registration.waiting = new Worker('installed')
    await register()
    updates.apply()
    registration.waiting = null
    due.get(1_000)?.()
    expect(reload).toHaveBeenCalledOnce()
  })

  it.each([
    ['of a browser', false],
    ['after another build', 'by another build'],
  ] as const)('is not what the first worker %s is, nor its taking over', async (_, governed) => {
    const { registration, updates, register, takesOver, reload } = browser({ governed })
    await register()
    registration.finds(new Worker('installing'))
    registration.installed()
    takesOver()
    expect(updates.state()).toBe('none')
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('updates fetched while the page is idle', () => {
  it('say so once they are here, also to those who asked before', async () => {
    vi.stubGlobal('scheduler', { postTask: (run: () => void) => run() })
    const apply = vi.fn<() => void>()
    const here = Promise.resolve({
      state: () => 'ready' as const,
      subscribe: () => () => {},
      apply,
    })
    const updates = updatesWhenIdle(() => here)
    const onUpdate = vi.fn<() => void>()
    updates.subscribe(onUpdate)
    expect(updates.state()).toBe('none')
    await here
    await expect.poll(() => onUpdate.mock.calls.length).toBe(1)
    expect(updates.state()).toBe('ready')
    updates.apply()
    expect(apply).toHaveBeenCalledOnce()
  })
})
