import { type Api, useApi } from './api-context.tsx'
import {
  createMoneyAction,
  type ListOperation,
  type MoneyAction,
  type MoneyActionSpec,
} from './money-action.ts'
import type { OperationName } from './table/table.ts'

const actions = new WeakMap<Api, WeakMap<object, unknown>>()

/**
 * The money action of `spec` (a module constant) in this app. There is one per app, not one per
 * screen, so that single flight holds when a screen is left and opened again.
 */
export function moneyActionOf<Op extends OperationName, List extends ListOperation>(
  api: Api,
  spec: MoneyActionSpec<Op, List>,
): MoneyAction<Op, List> {
  const own = actions.get(api) ?? new WeakMap<object, unknown>()
  actions.set(api, own)
  const action =
    (own.get(spec) as MoneyAction<Op, List> | undefined) ?? createMoneyAction(spec, api.moneyDeps)
  own.set(spec, action)
  return action
}

/** `moneyActionOf` the app around the component. */
export function useMoneyAction<Op extends OperationName, List extends ListOperation>(
  spec: MoneyActionSpec<Op, List>,
): MoneyAction<Op, List> {
  return moneyActionOf(useApi(), spec)
}
