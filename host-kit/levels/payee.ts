import type { OperationName } from '#api/table/table.ts'
import { isRecord } from '#lib/is-record.ts'
import { show, type Difference } from '../verify/answer/compare.ts'

/** A UPI id as payment apps take it (readings.md#upi-id). */
const upiId = /^[\w.-]{2,256}@[a-z][a-z\d]{1,63}$/i

/**
 * A UPI id that payment apps refuse, or that looks like another one on screen: with a mark of direction or a
 * letter of another alphabet. The client asks only for the '@', so players would meet it.
 */
export function misleadingPayee(operation: OperationName, value: unknown): Difference[] {
  if (operation !== 'getMainSettings' || !isRecord(value) || !value['upiId']) return []
  const given = value['upiId']
  if (typeof given === 'string' && upiId.test(given.trim())) return []
  const expected = 'a UPI id such as name@bank, in letters a to z, digits, ".", "-" and "_"'
  return [{ field: 'upiId', expected, got: show(given) }]
}
