import { ResultSheet } from '#features/dashboard/result-sheet/result-sheet.tsx'
import { RealityCheck } from './reality-check.tsx'

/** What may speak up on any screen. */
export function Watches() {
  return (
    <>
      <ResultSheet />
      <RealityCheck />
    </>
  )
}
