import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { statusMessages as words } from '#messages/en/app/status.ts'
import { cx } from '../look/cx.ts'
import { Badge, badgeStyles, good, neutral, type BadgeStyle } from './badge.tsx'

/** A lost bet is neutral, never red. */
const statusStyles: Record<keyof typeof words.names, BadgeStyle> = {
  pending: [Clock, 'bg-warn-s text-warn'],
  processing: [RefreshCw, 'bg-info-s text-info'],
  approved: [Check, good],
  completed: [Check, good],
  won: [Check, good],
  rejected: [X, 'bg-bad-s text-bad'],
  lost: [X, neutral],
  cancelled: [Undo2, neutral],
  open: badgeStyles.open,
}

const isKnown = (word: string): word is keyof typeof statusStyles =>
  Object.hasOwn(statusStyles, word)

/** A status in words, as the host's if it's unknown. */
export function nameStatus(status: string): string {
  const word = status.trim().toLowerCase()
  return isKnown(word) ? words.names[word] : status
}

/** The status of a bet or a request; unknown words are shown as they are, without an icon. */
export function StatusBadge({ status }: { status: string }) {
  const word = status.trim().toLowerCase()
  if (isKnown(word)) return <Badge badgeStyle={statusStyles[word]}>{words.names[word]}</Badge>
  return (
    <span
      className={cx(
        'inline-flex h-fit min-h-6 max-w-40 shrink-0 items-center rounded-badge px-2 text-label font-semibold',
        neutral,
      )}
    >
      <span className="block truncate">{status || words.unknown}</span>
    </span>
  )
}
