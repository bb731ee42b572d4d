import { useId } from 'react'
import type { Game } from '#api/schemas/game.ts'
import { marketStatus, type SessionStatus } from '#domain/market/market.ts'
import { sessions, type Session } from '#domain/market/session.ts'
import { commonMessages } from '#messages/en/app/common.ts'
import { betMessages } from '#messages/en/bet/bet.ts'
import { formatTiming } from '#messages/en/market/game.ts'
import { formatTimeLeft } from '#messages/market/market.ts'
import { NoticeAction } from '#ui/feedback/notice/notice-action.tsx'
import { Notice } from '#ui/feedback/notice/notice.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { useAsEntered } from '#ui/form/use-as-entered.ts'
import { cx } from '#ui/look/cx.ts'

const words = betMessages.session
const formatDetail = (status: SessionStatus) =>
  status.declared ? words.declared : formatTimeLeft(status)
const other = { open: 'close', close: 'open' } as const

interface SessionFieldProps {
  market: Game | null
  /** Epoch ms. */
  now: number
  value: Session
  onChange: (session: Session) => void
  /** A press has sent the bet, or said what is wrong with it. */
  submitted: boolean
  readOnly: boolean
  /** The timing sentence of a refused submit. */
  error: string | undefined
}

/** The choice of open or close, each with its time left. If the chosen one can't be bet on, it says why. */
export function SessionField(props: SessionFieldProps) {
  const { market, now, value, onChange, submitted, readOnly, error } = props
  const status = market && marketStatus(market, now)
  const options = sessions.map((session) => ({
    value: session,
    label: commonMessages.session[session],
    detail: status ? formatDetail(status[session]) : undefined,
    muted: status ? !status[session].bettable : false,
  }))
  const offered = status?.[value].bettable
  /** A session that has closed by itself is said in the same line. */
  const wasOffered = useAsEntered(offered, JSON.stringify([market?._id, value, submitted]))
  const otherSession = other[value]
  const reason = useId()
  return (
    <div className="grid gap-2">
      <Segmented
        label={words.label}
        describedBy={error ? reason : undefined}
        options={options}
        value={value}
        onChange={onChange}
        readOnly={readOnly}
      />
      {offered !== undefined && (offered || wasOffered) && (
        <p
          id={reason}
          role="status"
          className={cx('text-small', offered ? 'text-ink2' : 'font-semibold text-bad')}
        >
          {formatTiming(value, offered)}
        </p>
      )}
      {offered === false && !wasOffered && (
        <Notice
          tone={error ? 'bad' : 'warn'}
          announce="status"
          action={
            status?.[otherSession].bettable && (
              <NoticeAction onClick={() => onChange(otherSession)}>
                {words.switchTo(commonMessages.session[otherSession])}
              </NoticeAction>
            )
          }
        >
          <span id={reason}>{formatTiming(value, offered)}</span>
        </Notice>
      )}
    </div>
  )
}
