import { useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { ListOperation, MoneyActionSpec, MoneyOutcome } from './money-action.ts'
import { moneyStoreOf } from './money-store.ts'
import type { Input, OperationName } from './table/table.ts'
import { useMoneyAction } from './use-money-action.ts'

/** Every way a money action can end, except that nothing was sent. */
export type SettledOutcome<Op extends OperationName, List extends ListOperation> = Exclude<
  MoneyOutcome<Op, List>,
  { status: 'busy' }
>

/**
 * A money action on a screen. `onOutcome` is told how every send and every check ended, also after
 * the screen was left. An outcome left unknown by an earlier visit or a reload is checked as soon
 * as the screen opens. `spec` must not change between renders.
 */
export function useMoneyFlow<Op extends OperationName, List extends ListOperation>(
  spec: MoneyActionSpec<Op, List>,
  onOutcome: (outcome: SettledOutcome<Op, List>, input: Input<Op>) => void,
) {
  const action = useMoneyAction(spec)
  const store = moneyStoreOf(action)
  const { phase, unknown } = useSyncExternalStore(store.subscribe, store.state, store.state)
  const tell = useRef(onOutcome)
  useLayoutEffect(() => {
    tell.current = onOutcome
  })

  async function check(): Promise<void> {
    const input = store.state().unknown
    const outcome = input && (await store.check())
    if (input && outcome && outcome.status !== 'busy') tell.current(outcome, input)
  }

  async function send(input: Input<Op>): Promise<void> {
    if (store.state().unknown !== null) return check()
    const outcome = await store.send(input)
    if (outcome.status !== 'busy') tell.current(outcome, input)
  }

  // Once per visit: a check that left the outcome unknown is repeated by the player.
  const open = useEffectEvent(() => {
    store.refresh()
    if (store.state().unknown !== null) void check()
    else void action.prepare()
  })
  useEffect(() => open(), [])

  return {
    sending: phase === 'sending',
    checking: phase === 'checking',
    /** What was sent when nobody knows its outcome; null otherwise. Never while sending. */
    unknown: phase === 'sending' ? null : unknown,
    /** Sends once. While an outcome is unknown it checks that instead and sends nothing. */
    send,
    check,
    /** Gives up an unknown outcome: the player has looked for its record. */
    forget() {
      action.forget()
      store.refresh()
    },
  }
}
