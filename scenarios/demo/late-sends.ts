import { rowOf } from '#api/table/table.ts'
import type { Backend } from '#mocks/backend.ts'
import { lateHeader } from '#mocks/http/implement.ts'
import type { Money } from '#money/money.ts'
import { moneyOperations, type MoneyOperation } from '#money/storage/kept-money.ts'

/**
 * Between the tap on a bet and its request, the client reads the history. If everything is replaced
 * meanwhile, that request is marked as late and refused, as one that was sent before is: it doesn't
 * belong to what is there now.
 */
export interface LateSends {
  /** The same way to the host, with a mark on what is late. */
  through(fetch: typeof globalThis.fetch): typeof globalThis.fetch
  /** From now on, notices what these actions are sending when everything is replaced. */
  watch(money: () => Promise<Money>): void
}

/** Makes the watch over one backend. */
export function createLateSends(backend: Backend): LateSends {
  const late = new Set<MoneyOperation>()

  /** Late until it has ended: each action sends one thing at a time. */
  function mark(money: Money): void {
    for (const operation of moneyOperations) {
      const { sending } = money[operation]
      if (sending.get() === null || late.has(operation)) continue
      late.add(operation)
      const stop = sending.subscribe(() => {
        if (sending.get() !== null) return
        stop()
        late.delete(operation)
      })
    }
  }

  const isLate = ({ method, url }: Request) =>
    [...late].map(rowOf).some((row) => row.method === method && url.endsWith(`/api${row.path}`))

  return {
    through: (fetch) => (input, init) => {
      if (late.size === 0) return fetch(input, init)
      const request = new Request(input, init)
      if (isLate(request)) request.headers.set(lateHeader, '1')
      return fetch(request)
    },
    watch(money) {
      let seen = backend.restarts()
      backend.subscribe(() => {
        if (backend.restarts() === seen) return
        seen = backend.restarts()
        void money().then(mark)
      })
    },
  }
}
