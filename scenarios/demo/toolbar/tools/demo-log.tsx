import { LogView } from '#host-kit/monitor/log-view.tsx'
import { faultTitles, type FaultKind } from '#mocks/http/faults.ts'
import { useDirector } from '../use-director.ts'

/** 'slow, lost-answer' as it is called in the tools. */
const inWords = (fault: string) =>
  fault
    .split(', ')
    .map((kind) => faultTitles[kind as FaultKind] ?? kind)
    .join(', ')

/** The calls of the demo's client. */
export function DemoLog() {
  return <LogView log={useDirector().stage.backend.log} faultWords={inWords} />
}
