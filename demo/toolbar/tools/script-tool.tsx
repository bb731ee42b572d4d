import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useState, useSyncExternalStore } from 'react'
import { titleOf } from '#demo/recording/act-title.ts'
import { differencesOf } from '#demo/recording/differences.ts'
import { endOf } from '#demo/recording/recording.ts'
import { formatTime } from '#domain/time/dates.ts'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { useControl, useSeen } from '../../control/use-control.ts'
import { Field, StepButtons, Steps } from '../parts.tsx'
import { useDirector, useStoryPosition } from '../use-director.ts'

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

/** The whole demo as a line of acts: any moment of it is a move away, and what it changed is said. */
function Scrubber() {
  const director = useDirector()
  const { acts, moment } = useStoryPosition()
  const scenario = director.scenario()
  if (acts.length === 0) return null
  const titles = ['Start', ...acts.map((act) => titleOf(act, scenario))]
  const act = acts[moment - 1]
  const when = act ? `${titles[moment]}, ${formatTime(endOf(act))}` : 'Start'
  return (
    <section className="dt-scrubber" aria-label="Recording">
      <Field
        label={`${moment} of ${acts.length}: ${when}`}
        type="range"
        min={0}
        max={acts.length}
        value={moment}
        aria-valuetext={when}
        onChange={(next) => void director.goTo(Number(next))}
      />
      <Differences titles={titles} />
    </section>
  )
}

/** What is different from another moment, in sentences. */
function Differences({ titles }: { titles: readonly string[] }) {
  const { recorder } = useDirector()
  const { acts, moment } = useStoryPosition()
  const [since, setSince] = useState('before')
  const other = since === 'before' ? Math.max(0, moment - 1) : Math.min(Number(since), acts.length)
  const [from, to] = [Math.min(other, moment), Math.max(other, moment)]
  const before = useSyncExternalStore(recorder.subscribe, () => recorder.rowsAt(from))
  const after = useSyncExternalStore(recorder.subscribe, () => recorder.rowsAt(to))
  const sentences = differencesOf(before, after)
  return (
    <>
      <Field
        label={other > moment ? 'What changes until' : 'What changed since'}
        value={since}
        options={[
          ['before', 'The act before'] as const,
          ...titles.map((title, index) => [String(index), `${index}: ${title}`] as const),
        ]}
        onChange={setSince}
      />
      {sentences.length === 0 && <p className="dt-note">No rows.</p>}
      <ul className="dt-sentences">
        {sentences.map((sentence, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two draws may say the same
          <li key={index}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}
