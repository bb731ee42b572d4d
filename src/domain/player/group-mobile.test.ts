import { expect, it } from 'vitest'
import { groupMobile } from './group-mobile.ts'

it.each([
  ['9876543210', ['98765', '43210']],
  ['+919876543210', ['+91', '98765', '43210']],
  ['919876543210', ['91', '98765', '43210']],
  ['+91 98765 43210', ['+91 98765 43210']],
  ['0222345678', ['0222345678']],
  ['022 2345 6789', ['022 2345 6789']],
  ['12345', ['12345']],
  ['soon', ['soon']],
  ['', ['']],
])('the mobile number "%s" is shown as %j', (number, groups) => {
  expect(groupMobile(number)).toEqual(groups)
})
