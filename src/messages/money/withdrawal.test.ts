import { expect, it } from 'vitest'
import { formatWithdrawalWindow } from './withdrawal.ts'

it.each([
  [undefined, '6:00 AM to 9:10 AM'],
  [null, '6:00 AM to 9:10 AM'],
  [{ withdrawalOpenTime: '', withdrawalCloseTime: null }, '6:00 AM to 9:10 AM'],
  [{ withdrawalOpenTime: '10:30', withdrawalCloseTime: '17:00' }, '10:30 AM to 5:00 PM'],
  [{ withdrawalOpenTime: '06:30:00', withdrawalCloseTime: '17:00:00' }, '6:30 AM to 5:00 PM'],
  [{ withdrawalOpenTime: '7:00 AM', withdrawalCloseTime: '09:10' }, '7:00 AM to 9:10 AM'],
])('the withdrawal window from %o reads "%s" §9.30', (settings, words) => {
  expect(formatWithdrawalWindow(settings)).toBe(words)
})
