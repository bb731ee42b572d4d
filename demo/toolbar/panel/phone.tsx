import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useEffect, useRef } from 'react'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { useDemoState } from '../../control/use-control.ts'
import { LastActionLine, StepButtons, Tag } from '../parts.tsx'
import { useClock } from '../use-controller.ts'
import { useWouldOpen, WouldOpen } from '../would-open.tsx'
import { PanelButtons, PanelContent, type PanelProps } from './front.tsx'
import type { Panel } from './panel-state.ts'

/** The open tools: a sheet over the lower part of the screen; the client above stays in use. */
export function PhoneSheet({ panel, state }: PanelProps) {
  const { time } = useClock()
  const { running, currentScenario } = useDemoState()
  const wasRunning = useRef(running)
  const title = useRef<HTMLHeadingElement>(null)
  // While a scenario runs by itself, only the remote with its pause is left on screen.
  useEffect(() => {
    if (running && !wasRunning.current) panel.set({ open: false })
    wasRunning.current = running
  }, [running, panel])
  useEffect(() => {
    title.current?.focus()
    const escape = (event: KeyboardEvent) => {
      const inside = title.current?.closest('section')?.contains(document.activeElement)
      if (inside && event.key === 'Escape') panel.set({ open: false })
    }
    window.addEventListener('keydown', escape)
    return () => window.removeEventListener('keydown', escape)
  }, [panel])
  return (
    <section className="dt-sheet" aria-labelledby="dt-title">
      <header className="dt-bar">
        <Tag />
        <h2 ref={title} id="dt-title" tabIndex={-1} className="dt-grow">
          {currentScenario.title}, {time}
          <small>Demo, no real money</small>
        </h2>
        <ToolButton
          icon={ChevronDown}
          aria-label="Close demo tools"
          onClick={() => panel.set({ open: false })}
        />
      </header>
      <PanelButtons panel={panel} state={state} />
      <LastActionLine />
      <WouldOpen />
      <div className="dt-stack dt-scrolls">
        <PanelContent panel={panel} state={state} isWide={false} />
      </div>
    </section>
  )
}

/**
 * The scenario's next step and progress in a bar of 64 px at the bottom of a phone: the client ends
 * above it, so the bar covers nothing. It is also the permanent mark of the demo.
 */
export function Remote({ panel }: { panel: Panel }) {
  const { done, said, steps } = useDemoState()
  const would = useWouldOpen()
  return (
    <section className="dt-remote" aria-label="Demo, no real money">
      <div className="dt-remote-row">
        <button
          type="button"
          className="dt-open"
          aria-expanded={false}
          onClick={() => panel.set({ open: true })}
        >
          <span className="dt-tag dt-no-money">Demo, no real money</span>
          <ChevronUp className="dt-icon" aria-hidden="true" />
          <span className="dt-sr">Open demo tools</span>
        </button>
        <StepButtons />
      </div>
      <p className="dt-remote-line">
        <b>
          {Math.min(done + 1, steps.length)} of {steps.length}
        </b>
        <span role="status" className={said?.failed ? 'dt-failed' : undefined}>
          {/* The result comes first, since a phone has one line. */}
          {[would ?? said?.note, said?.text].filter(Boolean).join(' · ')}
        </span>
      </p>
    </section>
  )
}
