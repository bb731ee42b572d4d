import type { Ref } from 'react'
import { type Market, marketStatus, sessionOffer } from '#domain/market.ts'
import { type Session, sessions } from '#domain/session.ts'
import { timeBar } from '#domain/time-bar.ts'
import { betMessages } from '#messages/bet.ts'
import { commonMessages } from '#messages/common.ts'
import { Notice } from '#ui/notice.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { NoticeAction } from './notice-action.tsx'

const words = betMessages.session
const other = { open: 'close', close: 'open' } as const

export interface SessionFieldProps {
  market: Market | null
  value: Session
  onChange: (session: Session) => void
  /** The timing sentence of a refused submit. */
  error: string | undefined
  readOnly: boolean
  /** Epoch ms. */
  now: number
  ref: Ref<HTMLDivElement>
}

/** Open or close, each with the time it has left; why the chosen one cannot be bet, if so. */
export function SessionField(props: SessionFieldProps) {
  const { market, value, onChange, error, readOnly, now, ref } = props
  const bar = market && timeBar(market, now)
  const status = market && marketStatus(market, now)
  const options = sessions.map((session) => ({
    value: session,
    label: commonMessages.session[session],
    detail: status?.[session].declared ? words.declared : bar?.[session].detail,
    muted: status ? !status[session].bettable : false,
  }))
  const offer = market && sessionOffer(market, value, now)
  const otherSession = other[value]
  return (
    <div ref={ref} className="grid gap-2">
      <Segmented
        label={words.label}
        options={options}
        value={value}
        onChange={onChange}
        readOnly={readOnly}
      />
      {offer?.allowed && (
        <p role="status" className="text-small text-ink2">
          {offer.message}
        </p>
      )}
      {offer && !offer.allowed && (
        <Notice
          tone={error ? 'bad' : 'warn'}
          announce="status"
          action={
            status?.[otherSession].bettable && (
              <NoticeAction onClick={() => !readOnly && onChange(otherSession)}>
                {words.switchTo(commonMessages.session[otherSession])}
              </NoticeAction>
            )
          }
        >
          {offer.message}
        </Notice>
      )}
    </div>
  )
}
