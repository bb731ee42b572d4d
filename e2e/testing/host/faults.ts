import { rowOf, type OperationName } from '#api/table/table.ts'
import {
  networkFaults,
  type NetworkFault,
  type NetworkFaultName,
} from '#tests/testing/network-faults.ts'
import type { World } from './world.ts'

/** The addresses of an operation's calls. */
function addressesOf(operation: OperationName): RegExp {
  const path = rowOf(operation).path.replaceAll(/:\w+/g, '[^/]+')
  return new RegExp(`^/api${path}(\\?.*)?$`)
}

export interface RunningFault {
  /** How many calls it has met. */
  met(): number
  /** Lets what waits go on, and later calls pass. */
  end(): void
}

/**
 * From now on every call of `operation` meets the fault, or as many as `times` says. To the host
 * itself, `stage.fault` gives faults of its own.
 */
export function breakCalls(
  { stopCalls }: Pick<World, 'stopCalls'>,
  operation: OperationName,
  name: NetworkFaultName,
  { times = Infinity } = {},
): RunningFault {
  const fault: NetworkFault = networkFaults[name]
  let met = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const end = stopCalls(rowOf(operation).method, addressesOf(operation), (call) => {
    met += 1
    if (met >= times) end()
    return fault.answer(call, released)
  })
  return {
    met: () => met,
    end() {
      release()
      end()
    },
  }
}
