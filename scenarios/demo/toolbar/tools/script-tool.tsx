import Check from 'lucide-react/icons/check'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Undo2 from 'lucide-react/icons/undo-2'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { MainButton } from '../parts.tsx'
import { useDirector, useStoryPosition } from '../use-director.ts'
import { Scrubber } from './scrubber.tsx'

const bringIntoView = (mark: HTMLElement | null) => mark?.scrollIntoView?.({ block: 'nearest' })

/** The story as steps: one amber button does the next one, and stands where it is. */
export function ScriptTool() {
  const director = useDirector()
  const { done, scenario, day, running } = useStoryPosition()
  const { script } = director.scenario()
  const next = script[done]

  return (
    <>
      <div className="dt-row dt-actions">
        <MainButton />
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
      <Scrubber />
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
        <ToolButton icon={RotateCcw} onClick={() => void director.choose(scenario, { day })}>
          Back to start
        </ToolButton>
      )}
    </>
  )
}
