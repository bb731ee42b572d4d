import { ResultSheet } from '#features/dashboard/result-sheet/result-sheet.tsx'
import { useListKeys } from './list-keys.ts'
import { RealityCheck } from './reality-check.tsx'

/** What may speak up on any screen, and its keys. */
export function Watches() {
  useListKeys()
  return (
    <>
      <ResultSheet />
      <RealityCheck />
    </>
  )
}
