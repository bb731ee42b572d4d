import { ResultMoment } from '#features/dashboard/moment/result-moment.tsx'
import { RealityCheck } from './reality-check.tsx'

/** What may speak up on any screen. */
export function Watches() {
  return (
    <>
      <ResultMoment />
      <RealityCheck />
    </>
  )
}
