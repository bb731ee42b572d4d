import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { titleOf } from '#demo/recording/event-title.ts'
import { endOf } from '#demo/recording/recording.ts'
import { formatTime } from '#domain/time/dates.ts'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { useControl, useDemoState } from '../../control/use-control.ts'
import { StepButtons, Steps, ToolField } from '../parts.tsx'
import { useController, useScenarioPosition } from '../use-controller.ts'

/** The next step with what to say; all of them behind a line. */
export function ScriptTool() {
  const { order } = useControl()
  const { done, next, running, steps } = useDemoState()
  return (
    <>
      <div className="dt-row dt-actions">
        <StepButtons />
      </div>
      <p className="dt-script-say">{next ? next.say : 'That was the last step.'}</p>
      <details>
        <summary>
          All steps, {done} of {steps.length} done
        </summary>
        <div className="dt-stack">
          <Scrubber />
          <Steps />
          <div className="dt-row">
            {next && !running && (
              <ToolButton onClick={() => order({ order: 'run' })}>Run all</ToolButton>
            )}
            {next && done > 0 && (
              <ToolButton icon={RotateCcw} onClick={() => order({ order: 'step', step: 0 })}>
                Back to start
              </ToolButton>
            )}
          </div>
        </div>
      </details>
    </>
  )
}

/** The whole demo as a line of events: any moment of it is a move away. */
function Scrubber() {
  const controller = useController()
  const { events, moment } = useScenarioPosition()
  const scenario = controller.scenario()
  if (events.length === 0) return null
  const event = events[moment - 1]
  const when = event ? `${titleOf(event, scenario)}, ${formatTime(endOf(event))}` : 'Start'
  return (
    <section className="dt-scrubber" aria-label="Recording">
      <ToolField
        label={`${moment} of ${events.length}: ${when}`}
        type="range"
        min={0}
        max={events.length}
        value={moment}
        aria-valuetext={when}
        onChange={(next) => void controller.goTo(Number(next))}
      />
    </section>
  )
}
