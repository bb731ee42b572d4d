import { useApi, type Api } from '#data/api-context.tsx'
import { usualTimes } from '#domain/money/money-times.ts'
import { draftsOf, forgetDraft } from '#drafts/drafts.ts'
import { onOnlineAgain } from '#platform/device/online.ts'
import { onVisibilityChange } from '#platform/device/page-visibility.ts'
import { timers } from '#platform/schedule.ts'
import { otherTabs } from '#platform/tabs/other-tabs.ts'
import { withTabLock } from '#platform/tabs/tab-lock.ts'
import { safePlayOf } from '#play/safe-play.ts'
import { createMoneyAction, type MoneyAction } from './action/money-action.ts'
import { notifyOutcome, type Notifier } from './notify-outcome.ts'
import type { MoneySpec } from './spec.ts'
import { betSpec, depositSpec, starlineSpec, withdrawalSpec } from './specs.ts'
import { pendingOf } from './storage/pending.ts'
import { watchOpenMoney, type MoneyOperation } from './storage/stored-money.ts'

/** 128 random bits. Unlike `crypto.randomUUID`, works even if the page isn't served over https. */
const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** Makes the four ways to move money in a session. `notifier` shows outcomes on any screen. */
function createMoney(api: Api, notifier: Notifier) {
  const { client, queryClient, takesIdempotencyKey } = api
  const pending = pendingOf(api)
  const deps = {
    client,
    queryClient,
    pending,
    withTabLock,
    takesIdempotencyKey,
    safePlay: safePlayOf(api),
    times: {
      ...usualTimes,
      ...api.moneyTimes,
    },
    elapsed: () => performance.now(),
    schedule: timers,
    otherTabs: otherTabs(),
    newId: randomId,
  }

  /** For each operation, whether an unknown outcome of it leaves the balance unsure. */
  const unsure: (() => boolean)[] = []

  function make<Op extends MoneyOperation>(spec: MoneySpec<Op>): MoneyAction<Op> {
    const action = createMoneyAction(spec, deps, (outcome, intent) => {
      if (outcome.status === 'accepted' || outcome.status === 'found') {
        const { name, wasSent } = spec.draft(intent.input)
        forgetDraft(draftsOf(api), name, wasSent)
      }
      notifyOutcome(notifier, spec, outcome, intent)
    })
    const check = () => {
      if (document.visibilityState === 'visible' && action.unknown().length > 0) void action.check()
    }
    onOnlineAgain(check)
    onVisibilityChange(check)
    unsure.push(() => action.unknown().some(({ input }) => spec.debit(input) !== null))
    return action
  }

  const money = {
    placeBet: make(betSpec),
    placeStarlineBet: make(starlineSpec),
    createFundRequest: make(depositSpec),
    requestWithdrawal: make(withdrawalSpec),
  }
  const sayUnsure = () =>
    watchOpenMoney(api).setState({ isBalanceUnsure: unsure.some((isUnsure) => isUnsure()) })
  pending.store.subscribe(sayUnsure)
  // Later: screens are being rendered, and can't be told to render again.
  queueMicrotask(sayUnsure)
  return money
}

const moneyByApi = new WeakMap<Api, ReturnType<typeof createMoney>>()

/** The four ways to move money in a session, with the app's toasts to say how they end. */
export function useMoney(notifier: Notifier) {
  const api = useApi()
  const money = moneyByApi.get(api) ?? createMoney(api, notifier)
  moneyByApi.set(api, money)
  return money
}
