import { expect, it } from 'vitest'
import { groupMobile } from './group-mobile.ts'

it.each([
  ['9876543210', ['98765', '43210']],
  ['+919876543210', ['+91', '98765', '43210']],
  ['919876543210', ['91', '98765', '43210']],
  ['+91 98765 43210', ['+91 98765 43210']],
  ['0222345678', ['0222345678']],
  ['12345', ['12345']],
])('the mobile number "%s" is shown as %j', (number, groups) => {
  expect(groupMobile(number)).toEqual(groups)
})
