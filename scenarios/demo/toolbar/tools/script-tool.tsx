import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { useControl, useSeen } from '../../control/use-control.ts'
import { StepButtons, Steps } from '../parts.tsx'
import { Scrubber } from './scrubber.tsx'

/** The story as steps: one amber button does the next one, and stands where it is. */
export function ScriptTool() {
  const { order } = useControl()
  const { done, next, running } = useSeen()
  return (
    <>
      <div className="dt-row dt-actions">
        <StepButtons />
        {next && !running && (
          <ToolButton onClick={() => order({ order: 'run' })}>Run all</ToolButton>
        )}
      </div>
      <Scrubber />
      <Steps />
      {next && done > 0 && (
        <ToolButton icon={RotateCcw} onClick={() => order({ order: 'step', step: 0 })}>
          Back to start
        </ToolButton>
      )}
    </>
  )
}
