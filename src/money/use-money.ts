import { useEffect } from 'react'
import { useApi } from '#session/api-context.tsx'
import { createMoney, type Money } from './money.ts'
import type { Sayer } from './say-outcome.ts'

/** The four money actions of this app; outcomes are said to `sayer` from now on. */
export function useMoney(sayer: Sayer): Money {
  const money = useApi().makeOnce(createMoney)
  useEffect(() => money.sayTo(sayer), [money, sayer])
  return money
}
