import { useStore } from '#platform/use-store.ts'
import { useApi } from '#session/api-context.tsx'
import { checkMinutes, playTimeOf } from '#session/play/play-time.ts'
import { SelectField } from '#ui/form/field/select-field.tsx'
import { playMessages } from '#words/player/play.ts'

const { check: words } = playMessages
const options = [0, ...checkMinutes].map((minutes) => ({
  value: String(minutes),
  label: minutes === 0 ? words.never : words.every(minutes),
}))

/** After how much play this phone shows the time and the net position. */
export function RealityCheckSetting() {
  const play = playTimeOf(useApi())
  return (
    <div className="card grid gap-2 px-4 py-3">
      <SelectField
        label={words.setting}
        options={options}
        value={String(useStore(play.check))}
        onChange={(minutes) => play.choose(Number(minutes))}
      />
      <p className="text-small text-ink2">{words.help}</p>
    </div>
  )
}
