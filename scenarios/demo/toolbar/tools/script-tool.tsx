import Check from 'lucide-react/icons/check'
import Pause from 'lucide-react/icons/pause'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import StepForward from 'lucide-react/icons/step-forward'
import Undo2 from 'lucide-react/icons/undo-2'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { useDirector, useStoryPosition } from '../use-director.ts'

const bringIntoView = (mark: HTMLElement | null) => mark?.scrollIntoView?.({ block: 'nearest' })

/** The story as steps: one amber button does the next one, and stands where it is. */
export function ScriptTool() {
  const director = useDirector()
  const { done, scenario, day, running } = useStoryPosition()
  const { script } = director.scenario()
  const next = script[done]
  const backToStart = () => void director.choose(scenario, { day })

  return (
    <>
      <div className="dt-row dt-actions">
        {running ? (
          <ToolButton main icon={Pause} onClick={() => director.pause()}>
            Pause
          </ToolButton>
        ) : next ? (
          <ToolButton main icon={StepForward} onClick={() => void director.next()}>
            <span className="dt-two-lines">{next.title}</span>
          </ToolButton>
        ) : (
          <ToolButton main icon={RotateCcw} onClick={backToStart}>
            Back to start
          </ToolButton>
        )}
        <ToolButton
          icon={Undo2}
          aria-label="Undo step"
          title="Undo step"
          disabled={done === 0}
          onClick={() => void director.undo()}
        />
        {next && !running && (
          <ToolButton onClick={() => void director.runAll()}>Run all</ToolButton>
        )}
      </div>
      <ol className="dt-steps">
        {script.map(({ title }, index) => (
          <li
            key={title}
            className={index < done ? 'dt-done' : undefined}
            aria-current={index === done ? 'step' : undefined}
          >
            <span className="dt-number">
              {index < done ? <Check className="dt-icon" aria-label="Done" /> : index + 1}
            </span>
            <span className="dt-grow">{title}</span>
            {index === done && (
              <span ref={bringIntoView} className="dt-next">
                Next
              </span>
            )}
          </li>
        ))}
      </ol>
      {script.length === 0 && <p className="dt-note">No steps. Explore freely.</p>}
      {next && done > 0 && (
        <ToolButton icon={RotateCcw} onClick={backToStart}>
          Back to start
        </ToolButton>
      )}
    </>
  )
}
