import { useRef, useState } from 'react'
import type { StarlineGame } from '#api/schemas/starline.ts'
import { useApi, usePlayer } from '#data/api-context.tsx'
import { useHostDelay } from '#data/host-delay.ts'
import { judgedBy } from '#data/judged/poll-times.ts'
import { usePress } from '#data/judged/use-press.ts'
import { usePhoneTime } from '#data/phone-time.ts'
import { betLimits } from '#domain/bet/bet.ts'
import { drawChance } from '#domain/bet/chances.ts'
import { parseAmount } from '#domain/money/amount.ts'
import { starlinePotentialWin } from '#domain/money/money.ts'
import { closedBy } from '#domain/player/safe-play.ts'
import { formatAll } from '#domain/problem.ts'
import {
  isStarlineBetTypeId,
  starlineBetTypeList,
  starlineBetTypes,
  type StarlineBetTypeId,
  type StarlineRates,
} from '#domain/starline/starline-bet-types.ts'
import {
  isHopelessPana,
  isStarlineBettable,
  starlineMinutesLeft,
  starlinePresets,
  validateStarlineBet,
} from '#domain/starline/starline.ts'
import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { useDraft } from '#drafts/use-draft.ts'
import { durationInWords } from '#messages/app/time.ts'
import { formatCorrections } from '#messages/bet/format-corrections.ts'
import { formatOdds } from '#messages/bet/format-odds.ts'
import { formatStarlineBetProblem } from '#messages/en/bet/bet-problem.ts'
import { starlineBetTypeNames } from '#messages/en/bet/bet-types.ts'
import { betMessages } from '#messages/en/bet/bet.ts'
import { starlineMessages as words } from '#messages/en/market/starline.ts'
import { judgedMessages } from '#messages/en/money/judged.ts'
import { useOnline } from '#platform/device/online.ts'
import { useSafePlay } from '#play/safe-play.ts'
import { BetAmount } from '#ui/bet/bet-amount.tsx'
import { ClosedNotice, LimitNotice } from '#ui/bet/own-limits.tsx'
import { PhoneTimeNotice } from '#ui/bet/phone-time-notice.tsx'
import { ShortBalance } from '#ui/bet/short-balance.tsx'
import { BetSummary, StakeFooter } from '#ui/bet/stake-footer.tsx'
import { Chips } from '#ui/form/chips.tsx'
import { hasMovedOn } from '#ui/form/focus-first-invalid.ts'
import { Form } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useNewProblems } from '#ui/form/use-new-problems.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useToasts } from '#ui/overlay/toast.tsx'
import { BetNumber } from './bet-number.tsx'
import type { StarlineBetting } from './use-starline-bet.ts'

export interface BetFormSheetProps {
  game: StarlineGame
  rates: StarlineRates
  now: number
  bet: StarlineBetting
  onClose: () => void
}

const emptyDraft = { gameId: '', betType: '', number: '', amount: '' }
const types = starlineBetTypeList.map(({ id }) => ({ value: id, label: starlineBetTypeNames[id] }))

/** Places one bet on one game. */
export function BetFormSheet({ game, rates, now, bet, onClose }: BetFormSheetProps) {
  const { clock } = useApi()
  const delay = useHostDelay()
  const phoneTime = usePhoneTime(now)
  const { balance } = usePlayer()
  const toasts = useToasts()
  const online = useOnline()
  const paused = closedBy(useSafePlay(now), 'stake') !== null
  const form = useRef<HTMLFormElement>(null)
  const typed = useDraft('starline', emptyDraft)
  // What was typed for another game isn't meant for this one.
  const {
    number,
    amount: typedAmount,
    ...rest
  } = typed.draft.gameId === game._id ? typed.draft : emptyDraft
  const betType: StarlineBetTypeId = isStarlineBetTypeId(rest.betType)
    ? rest.betType
    : 'singleDigit'
  const [late, setLate] = useState(false)
  const type = starlineBetTypes[betType]
  const { minBet, maxBet } = game
  const readOnly = bet.sending
  const amount = parseAmount(typedAmount)
  const hopeless = isHopelessPana(betType, number)
  const win = starlinePotentialWin(amount, rates[betType].max)

  const input =
    amount === null || number === ''
      ? null
      : { body: { gameId: game._id, betType, betNumber: number, betAmount: amount } }

  /** Its draw is declared, its time is over, or it isn't played any more. */
  const isClosed = (moment: number) => game.isActive !== true || !isStarlineBettable(game, moment)
  const closed = isClosed(now)
  const asOf = useRef<number | null>(null)

  const send = () => {
    if (isClosed(clock.now())) {
      setLate(true)
      toasts.error(words.notAvailable)
      return
    }
    if (input !== null) bet.send(input, game.gameName, rates[betType], asOf.current)
  }
  const draft = { betType, number, amount: typedAmount, minBet, maxBet, balance }
  const problems = validateStarlineBet(draft)
  const checked = useForm(problems, formatStarlineBetProblem, send)
  const entered = JSON.stringify([betType, number, typedAmount])
  const news = useNewProblems(number === '' ? {} : problems, entered)
  const isUnknown = input !== null && !bet.sending && bet.blocking(input) !== null
  // None of a bet that was sent: whether it was placed, and the balance, are being checked.
  const errors = isUnknown
    ? {}
    : { ...formatAll(news, formatStarlineBetProblem), ...checked.errors }
  const press = usePress<HTMLFormElement>({
    operations: judgedBy.starline,
    stands: JSON.stringify([entered, rates[betType], minBet, maxBet, closed]),
    submit(element, { asOf: at, focused }) {
      asOf.current = at
      checked.onSubmit(element, focused)
      // A pad isn't a field that can be marked as wrong, so its first digit gets the focus.
      const pad = element.querySelector<HTMLElement>('[data-pad] button')
      if (problems.number && !hasMovedOn(focused)) setTimeout(() => pad?.focus())
    },
  })
  const change = (part: Partial<typeof emptyDraft>) => {
    typed.change({ gameId: game._id, betType, number, amount: typedAmount, ...part })
    setLate(false)
    bet.edit()
  }
  const pickType = (next: StarlineBetTypeId) => {
    // Another kind keeps a typed pana, but not a digit.
    const stays = starlineBetTypes[next].digits === type.digits
    change({ betType: next, number: stays ? number : '' })
  }

  const isShort = errors.amount !== undefined && problems.amount?.code === 'insufficient-balance'
  const toFix = formatCorrections(isShort ? { ...errors, amount: undefined } : errors)
  // The host may say the same as we do.
  const problem = bet.problem === errors.amount ? null : bet.problem
  const left = closed ? null : starlineMinutesLeft(game, now)
  const ends = left === null ? undefined : words.endsIn(durationInWords(left))
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.sheetTitle(formatTimeOfDay(game.openTime))}
      subtitle={closed ? <span role="status">{words.marketClosed}</span> : ends}
      bleed
      footer={
        <StakeFooter
          status={bet.sending || press.isWaiting ? 'sending' : isUnknown ? 'unknown' : 'ready'}
          asOf={press.asOf(now)}
          checking={bet.checking}
          online={online}
          paused={paused}
          summary={
            <BetSummary
              parts={[
                words.sheetTitle(formatTimeOfDay(game.openTime)),
                starlineBetTypeNames[type.id],
              ]}
              number={number}
              amount={amount}
            />
          }
          clockError={phoneTime.error}
          ends={left === null ? null : { clock, delay, time: game.openTime }}
          odds={
            hopeless
              ? betMessages.cantWin
              : number.length === type.digits
                ? formatOdds(drawChance(number))
                : null
          }
          error={
            // What isn't known is the bar's first line.
            isUnknown
              ? null
              : late
                ? words.notAvailable
                : press.hasChanged
                  ? judgedMessages.changed
                  : (toFix ??
                    (bet.isLimited ? <LimitNotice>{problem ?? ''}</LimitNotice> : problem))
          }
          short={
            isShort && <ShortBalance {...{ amount, balance }}>{errors.amount ?? ''}</ShortBalance>
          }
          win={win}
          bright={!hopeless && !closed}
          onPlace={() => form.current?.requestSubmit()}
          onCheck={bet.check}
        />
      }
    >
      <Form ref={form} onSubmit={press.press} className="grid">
        <div className="mb-4 grid empty:hidden">
          <PhoneTimeNotice isAway={phoneTime.isAway} />
          <ClosedNotice safePlay={useSafePlay(now)} kinds={['stake']} />
        </div>
        <div className="mb-4">
          <Chips
            label={words.type}
            options={types}
            value={betType}
            onPick={pickType}
            columns={4}
            least={4}
            readOnly={readOnly}
          />
        </div>
        <BetNumber
          type={type}
          number={number}
          onNumber={(next) => change({ number: next })}
          onType={pickType}
          error={errors.number}
          readOnly={readOnly}
        />
        <BetAmount
          value={typedAmount}
          onChange={(next) => change({ amount: next })}
          limits={{ min: minBet ?? betLimits.min, max: maxBet ?? betLimits.max }}
          quick={starlinePresets}
          columns={4}
          least={4}
          error={errors.amount}
          spendable={balance}
          isShort={isShort}
          readOnly={readOnly}
        />
        {/* Lets Enter send; the visible button is in the footer. */}
        <input type="submit" hidden />
      </Form>
    </Sheet>
  )
}
