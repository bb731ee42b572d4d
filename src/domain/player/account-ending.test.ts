import { expect, it } from 'vitest'
import { accountEnding } from './account-ending.ts'

/** A number in so many objects, one in another. */
const nested = (depth: number) => {
  let value: unknown = '9876543210'
  for (let at = 0; at < depth; at += 1) value = { in: value }
  return value
}

it.each([
  ['a text of bank, number and IFSC', 'State Bank of India, 123400004821, SBIN0005943', '4821'],
  ['a mobile number', '9876543210', '3210'],
  ['a number in groups', '1234 0000 4821', '4821'],
  ['a number that is masked already', 'XXXX4821', '4821'],
  [
    'saved bank details',
    { bankName: 'Bank 2024', ifscCode: 'SBIN0005943', accountNumber: '123400004821' },
    '4821',
  ],
  ['a saved wallet number', { phonepe: '9876543210' }, '3210'],
  ['details without a number', { bankName: 'State Bank' }, ''],
  ['details in details', nested(3), '3210'],
  ['details nested 20,000 deep', nested(20_000), ''],
  ['nothing', null, ''],
  ['a missing value', undefined, ''],
])('the account in %s ends as it should', (_, details, ending) => {
  expect(accountEnding(details)).toBe(ending)
})
