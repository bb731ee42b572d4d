import { formatTime } from '#domain/time/dates.ts'
import { judgedMessages as words } from '#messages/en/money/judged.ts'

/** Says by what time something was judged, if that's long ago; epoch ms. */
export function AsOf({ at }: { at: number | null }) {
  return at === null ? null : <p className="text-small">{words.asOf(formatTime(at))}</p>
}
