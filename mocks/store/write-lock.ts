/** The part of Web Locks that is used. */
export type Locks = Pick<LockManager, 'request' | 'query'>

/** Who writes next, and what must have been seen by then. */
export interface WriteLock {
  /** Runs `work` while no other tab does. */
  hold<T>(work: () => Promise<T>): Promise<T>
  /** Waits until `revision()` has reached the last one that was passed on. */
  until(revision: () => number): Promise<void>
  /** Says which revision the next one must see. */
  pass(revision: number): Promise<void>
}

/** Real milliseconds between two looks, and after how many of them one goes on all the same. */
const pause = 3
const patience = 300

/**
 * A lock that carries a number. Tabs in different processes are told late of what others wrote to
 * their storage, so that the next writer could begin with rows of before. The locks themselves are
 * kept in one place: the last writer holds a second one, whose name is the revision it wrote.
 */
export function createWriteLock(locks: Locks, key: string): WriteLock {
  const prefix = `${key}:written:`
  let release = () => {}
  let passed: number | null = null

  async function newest(): Promise<number> {
    const { held = [] } = await locks.query()
    const numbers = held
      .filter(({ name }) => name?.startsWith(prefix))
      .map(({ name }) => Number(name?.slice(prefix.length)))
    return Math.max(0, ...numbers)
  }

  return {
    hold: (work) => locks.request(key, work) as never,
    async until(revision) {
      const wanted = await newest()
      const since = performance.now()
      while (revision() < wanted && performance.now() - since < patience) {
        await new Promise((done) => setTimeout(done, pause))
      }
    },
    async pass(revision) {
      if (revision === passed) return
      passed = revision
      const releaseOld = release
      // Shared: a tab that took a revision over may say so too.
      await new Promise<void>((granted) => {
        void locks.request(`${prefix}${revision}`, { mode: 'shared' }, () => {
          granted()
          return new Promise<void>((done) => (release = done))
        })
      })
      releaseOld()
    },
  }
}
