import { closedBy, type LimitKind, type SafePlay } from '#domain/player/safe-play.ts'
import { formatSafePlayProblem, safePlayMessages as words } from '#messages/en/player/safe-play.ts'
import { paths } from '#paths'
import { TextLink } from '../content/text-link.tsx'
import { Notice } from '../feedback/notice/notice.tsx'

/** What the player's own limits say, with the way to them. On slate. */
export function LimitNotice({ children }: { children: string }) {
  return (
    <span className="min-w-0">
      {children}{' '}
      <TextLink to={paths.safePlay} className="font-bold underline">
        {words.changeLimits}
      </TextLink>
    </span>
  )
}

interface ClosedNoticeProps {
  safePlay: SafePlay
  kinds: readonly LimitKind[]
  /** With a link to the screen of the limits; not on that screen itself. */
  link?: boolean
}

/** Says that a time-out, or a limit that can't be read, stops the player. */
export function ClosedNotice({ safePlay, kinds, link = true }: ClosedNoticeProps) {
  const problems = kinds.map((kind) => closedBy(safePlay, kind)).filter((each) => each !== null)
  // A time-out stops all kinds, and is said once.
  const sentences = new Set(problems.map((problem) => formatSafePlayProblem(problem)))
  return Array.from(sentences, (sentence) => (
    <Notice key={sentence} tone="info">
      {sentence}
      {link && (
        <>
          {' '}
          <TextLink to={paths.safePlay} className="font-bold underline">
            {words.title}
          </TextLink>
        </>
      )}
    </Notice>
  ))
}
