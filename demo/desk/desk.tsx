import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useEffect, useRef } from 'react'
import { formatTime } from '#domain/time/dates.ts'
import { minutesOf } from '#scenarios/define.ts'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { useClicker, useControl, useDemoState } from '../control/use-control.ts'
import { LastActionLine, StepButtons, Steps, Tag } from '../toolbar/parts.tsx'
import { ScenarioTool } from '../toolbar/tools/scenario-tool.tsx'
import { openWindow } from './desk-button.tsx'
import { formatMinutes, useRehearsal } from './rehearsal.ts'

/** Hides the tools in the audience's window as long as this page is open. */
function useLead(): void {
  const { order } = useControl()
  const { led } = useDemoState()
  const isClosing = useRef(false)
  useEffect(() => {
    // A window that was loaded again shows its tools until it's told.
    if (!led && !isClosing.current) order({ order: 'lead', on: true })
  }, [led, order])
  useEffect(() => {
    const leave = () => {
      isClosing.current = true
      order({ order: 'lead', on: false })
    }
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [order])
}

/** The presenter's desk, in a window the audience doesn't see: it moves the demo in the other one. */
export function Desk({ channel }: { channel: string }) {
  const control = useControl()
  const state = useDemoState()
  const { currentScenario, next } = state
  const { elapsed, times, restart } = useRehearsal(state)
  useLead()
  useClicker(control, true)
  return (
    <main className="dt dt-desk">
      <header className="dt-bar">
        <Tag />
        <h1 className="dt-grow">{currentScenario.title}</h1>
        <ToolButton
          icon={MonitorSmartphone}
          aria-label="Open a second screen that follows"
          title="Open a second screen that follows"
          onClick={() => openWindow('beside', channel)}
        />
      </header>
      <div className="dt-desk-columns">
        <div className="dt-stack">
          <section className="dt-card dt-desk-next" aria-labelledby="dt-h-next">
            <h2 id="dt-h-next">{next ? 'Say this' : 'The end'}</h2>
            <p className="dt-say">{next ? next.say : 'That was the last step.'}</p>
            <div className="dt-row">
              <StepButtons />
            </div>
          </section>
          <section className="dt-card" aria-labelledby="dt-h-screen">
            <h2 id="dt-h-screen">On the audience’s screen</h2>
            <p className="dt-row">
              <b className="dt-grow">{state.screen}</b>
              <span>{formatTime(state.now)}</span>
            </p>
            {state.needsNoNetwork && <p>Ready without a network</p>}
            <LastActionLine />
          </section>
          <section className="dt-card" aria-labelledby="dt-h-time">
            <h2 id="dt-h-time">Time</h2>
            <div className="dt-row">
              <p className="dt-grow">
                <span className="dt-time" role="timer">
                  {formatMinutes(elapsed)}
                </span>
                <small>of about {minutesOf(currentScenario)} min</small>
              </p>
              <ToolButton icon={RotateCcw} onClick={restart}>
                Restart
              </ToolButton>
            </div>
          </section>
        </div>
        <div className="dt-stack">
          <section className="dt-card" aria-labelledby="dt-h-steps">
            <h2 id="dt-h-steps">Steps</h2>
            <Steps times={times} />
          </section>
          <section className="dt-card" aria-labelledby="dt-h-scenario">
            <h2 id="dt-h-scenario">Scenario</h2>
            <ScenarioTool />
          </section>
        </div>
      </div>
      <p className="dt-note">
        Page Down and Page Up, or the arrow keys, do the next step and undo it, here and in the
        audience’s window.
      </p>
    </main>
  )
}
