import { LogView } from '#contracts/monitor/log-view.tsx'
import { useDirector } from '../use-director.ts'

/** The calls of the demo's client. */
export function DemoLog() {
  return <LogView log={useDirector().stage.backend.log} />
}
