import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { jumpsFrom } from '#demo/controller/jumps.ts'
import { dayKey, formatTime, parseDayKey } from '#domain/time/dates.ts'
import { momentAt, parseTimeOfDay } from '#domain/time/time-of-day.ts'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import { ToolField } from '../parts.tsx'
import { useClock, useController, useScenarioPosition } from '../use-controller.ts'

const minute = 60_000
const moves = [
  ['−1 h', -60 * minute, 'Back one hour'],
  ['−10 m', -10 * minute, 'Back ten minutes'],
  ['+10 m', 10 * minute, 'Forward ten minutes'],
  ['+1 h', 60 * minute, 'Forward one hour'],
] as const

/** How much faster a fast clock goes. */
const fast = 60

/** 'Fri 20 Nov 2026' */
const longDay = (moment: number) =>
  new Intl.DateTimeFormat('en-IN', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
    .format(moment)
    .replaceAll(',', '')

/** Holds, moves and speeds up the clock of client and backend. */
export function ClockTool() {
  const { backend } = useController().scenarioSession
  const { clock, now, runs, speed, time } = useClock()
  useScenarioPosition()
  const pace = !runs ? 'held' : speed === 1 ? 'running' : `running ${speed} times as fast`
  return (
    <>
      <div className="dt-clock">
        <p className="dt-grow">
          <span className="dt-time">{time}</span>
          <small>
            {longDay(now)}, {pace}
          </small>
        </p>
        <div className="dt-row">
          {runs ? (
            <ToolButton icon={Pause} onClick={clock.hold}>
              Hold
            </ToolButton>
          ) : (
            <ToolButton icon={Play} onClick={() => clock.run()}>
              Run
            </ToolButton>
          )}
          <ToolButton
            aria-pressed={runs && speed === fast}
            onClick={() => clock.run(runs && speed === fast ? 1 : fast)}
          >
            60×
          </ToolButton>
        </div>
      </div>
      <div className="dt-four">
        {moves.map(([text, ms, label]) => (
          <ToolButton key={text} aria-label={label} onClick={() => clock.advance(ms)}>
            {text}
          </ToolButton>
        ))}
      </div>
      <div className="dt-jumps">
        {jumpsFrom(backend.db.market.getAll(), now).map(({ title, about, to }) => (
          <ToolButton key={title} onClick={() => clock.set(to)}>
            <span>
              <b>{title}</b>
              <small>
                {formatTime(to)}, {about}
              </small>
            </span>
          </ToolButton>
        ))}
      </div>
      <SetClock />
    </>
  )
}

/** Any day and time of day. */
function SetClock() {
  const { clock, now } = useClock()
  const time = new Date(now).toTimeString().slice(0, 5)
  return (
    <div className="dt-row">
      <ToolField
        label="Day"
        type="date"
        value={dayKey(now)}
        onChange={(text) => {
          const day = parseDayKey(text)
          if (day !== null) clock.set(momentAt(day, parseTimeOfDay(time) ?? 0))
        }}
      />
      <ToolField
        label="Time"
        type="time"
        value={time}
        onChange={(text) => {
          const minutes = parseTimeOfDay(text)
          if (minutes !== null) clock.set(momentAt(now, minutes))
        }}
      />
    </div>
  )
}
