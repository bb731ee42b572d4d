import { type FormEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Game, GameRates } from '#api/schemas/game.ts'
import { betPath, paths } from '#app/paths.ts'
import type { BetType } from '#domain/bet-types.ts'
import { canPlayBetType } from '#domain/market.ts'
import { betMessages as words } from '#messages/bet.ts'
import { Notice } from '#ui/notice.tsx'
import { Screen } from '#ui/shell.tsx'
import { AmountSection } from './amount-section.tsx'
import { BetFooter, fieldOrder } from './bet-footer.tsx'
import { GameStrip } from './game-strip.tsx'
import { NoticeAction } from './notice-action.tsx'
import { NumberField } from './number-field.tsx'
import { Picks } from './picks/picks.tsx'
import { betInOneLine } from './receipt.ts'
import { SessionField } from './session-field.tsx'
import { UnknownNotice } from './unknown-notice.tsx'
import { useBetDesk } from './use-bet-desk.ts'
import { useBetForm } from './use-bet-form.ts'

export interface BetFormProps {
  type: BetType
  /** The game in the address. */
  gameId: string | null
  games: readonly Game[]
  /** Undefined while they are not loaded. */
  rates: GameRates | undefined
  ratesFailed: boolean
  onRetryRates: () => void
}

/** The bet form of one type: game, session, number, quick picks, amount, slab. */
export function BetForm({ type, gameId, games, rates, ratesFailed, onRetryRates }: BetFormProps) {
  const navigate = useNavigate()
  const { desk, placement } = useBetDesk()
  const form = useBetForm({ type, gameId, games, rates, desk, placement })
  const { fields, errors, market, readOnly, now, change } = form
  const gameRef = useRef<HTMLButtonElement>(null)
  const sessionRef = useRef<HTMLDivElement>(null)
  const numberRef = useRef<HTMLInputElement>(null)
  const amountRef = useRef<HTMLInputElement>(null)
  const places = {
    game: () => gameRef.current,
    timing: () => sessionRef.current?.querySelector<HTMLElement>('input:checked'),
    number: () => numberRef.current,
    amount: () => amountRef.current,
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = form.submit()
    const first = fieldOrder.find((field) => wrong[field] !== undefined)
    if (first) places[first]()?.focus()
  }
  const switchTo = (other: BetType) => {
    form.handOver(other)
    void navigate(betPath(other.path, fields.gameId ?? undefined), { replace: true })
  }
  // The form lets a full sangam through whatever the time; the host may not.
  const bothClosed =
    type.needs === 'both-sessions' && market ? canPlayBetType(market, type.id, now).message : null

  return (
    <form noValidate onSubmit={onSubmit} className="contents">
      <Screen
        title={type.title}
        back={paths.dashboard}
        className="gap-2.5"
        footer={<BetFooter {...{ type, games, rates, placement, desk, ...form }} />}
      >
        {placement.status === 'unknown' && (
          <UnknownNotice
            key={placement.asked ? 'asked' : 'first'}
            bet={betInOneLine(placement, games)}
            stillUnknown={placement.asked && !placement.checking}
            onGiveUp={desk.giveUp}
          />
        )}
        <GameStrip
          ref={gameRef}
          games={games}
          game={market}
          onChange={(chosen) => change({ gameId: chosen })}
          error={errors.game}
          readOnly={readOnly}
          now={now}
        />
        {bothClosed && <Notice tone="warn">{bothClosed}</Notice>}
        {type.id !== 'fullSangam' && (
          <SessionField
            ref={sessionRef}
            market={market}
            value={fields.session}
            onChange={(session) => change({ session })}
            error={errors.timing}
            readOnly={readOnly}
            now={now}
          />
        )}
        <NumberField
          ref={numberRef}
          type={type}
          session={fields.session}
          value={fields.number}
          onChange={(number) => change({ number })}
          onSwitch={switchTo}
          error={errors.number}
          readOnly={readOnly}
        />
        <Picks
          key={form.round}
          type={type}
          session={fields.session}
          value={fields.number}
          onPick={(number) => change({ number })}
          readOnly={readOnly}
        />
        <AmountSection
          ref={amountRef}
          value={fields.amount}
          onChange={(amount) => change({ amount })}
          balance={form.balance}
          error={errors.amount}
          readOnly={readOnly}
        />
        {ratesFailed && (
          <Notice
            tone="warn"
            action={<NoticeAction onClick={onRetryRates}>{words.retry}</NoticeAction>}
          >
            {words.ratesFailed}
          </Notice>
        )}
      </Screen>
    </form>
  )
}
