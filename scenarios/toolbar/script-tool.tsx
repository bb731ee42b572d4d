import { Check, RotateCcw, StepForward, Undo2 } from 'lucide-react'
import { ToolButton } from './tool-button.tsx'
import { useDirector, useStanding } from './use-director.ts'

const bringIntoView = (mark: HTMLElement | null) => mark?.scrollIntoView?.({ block: 'nearest' })

/** The story as steps: one amber button does the next one. */
export function ScriptTool() {
  const director = useDirector()
  const { done, scenario, day } = useStanding()
  const { script } = director.scenario()
  const next = script[done]

  return (
    <>
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
      {script.length === 0 && (
        <p className="dt-note">This scenario has no script: it shows one situation.</p>
      )}
      <div className="dt-row">
        <ToolButton icon={Undo2} disabled={done === 0} onClick={() => void director.undo()}>
          Undo step
        </ToolButton>
        {next && (
          <ToolButton icon={RotateCcw} onClick={() => void director.choose(scenario, { day })}>
            Back to start
          </ToolButton>
        )}
      </div>
      <div className="dt-row dt-actions">
        {next ? (
          <ToolButton main icon={StepForward} onClick={() => void director.next()}>
            {next.title}
          </ToolButton>
        ) : (
          <ToolButton main icon={RotateCcw} onClick={() => void director.choose(scenario, { day })}>
            Back to start
          </ToolButton>
        )}
        {next && <ToolButton onClick={() => void director.runAll()}>Run all</ToolButton>}
      </div>
    </>
  )
}
