import { useEffect } from 'react'
import { useApi } from '#session/api-context.tsx'
import { createMoney, type Money } from '../money.ts'
import type { Sayer } from '../say-outcome.ts'

/** The four money actions of this app. From now on, outcomes are reported to `sayer`. */
export function useMoney(sayer: Sayer): Money {
  const money = useApi().makeOnce(createMoney)
  useEffect(() => money.sayTo(sayer), [money, sayer])
  return money
}
