import { rowOf, type OperationName } from '#api/table/table.ts'
import {
  networkFaults,
  type NetworkFault,
  type NetworkFaultName,
} from '#tests/testing/network-faults.ts'
import type { JourneyBackend } from './journey-backend.ts'

/**
 * From now on every call of `operation` meets the fault, or as many as `times` says. To the host
 * itself, `control.fault` gives faults of its own.
 */
export function breakCalls(
  { stopCalls }: Pick<JourneyBackend, 'stopCalls'>,
  operation: OperationName,
  name: NetworkFaultName,
  { times = Infinity } = {},
) {
  const { method, path } = rowOf(operation)
  const address = new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}(\\?.*)?$`)
  const fault: NetworkFault = networkFaults[name]
  let met = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const end = stopCalls(method, address, (call) => {
    met += 1
    if (met >= times) end()
    return fault.answer(call, released)
  })
  return {
    /** How many calls it has met. */
    met: () => met,
    /** Lets what waits go on, and later calls pass. */
    end() {
      release()
      end()
    },
  }
}
