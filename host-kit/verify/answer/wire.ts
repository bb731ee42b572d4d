import type { EndpointRow } from '#api/endpoint.ts'
import { misfitsIn } from '#monitor/misfits.ts'
import { pinned, show, type Difference } from './compare.ts'

/** Every place where a success doesn't match what its row pins. Optional parts may be missing. */
export const wireDifferences = ({ success }: EndpointRow, body: unknown): Difference[] =>
  misfitsIn(success.wire, body, pinned).map(({ path, expected, value }) => {
    const field = path.map(String).join('.')
    return { field, expected, got: show(value, field) }
  })
