import type { Game, GameRates } from '#api/schemas/game.ts'
import { useApi } from '#data/api-context.tsx'
import { useHostDelay } from '#data/host-delay.ts'
import type { Press } from '#data/judged/use-press.ts'
import { usePhoneTime } from '#data/phone-time.ts'
import { isHopeless, normalizeBetNumber } from '#domain/bet/bet-number.ts'
import type { BetType } from '#domain/bet/bet-types.ts'
import { betChances } from '#domain/bet/chances.ts'
import { isSessionOffered } from '#domain/market/play.ts'
import { rateFor } from '#domain/market/rates.ts'
import { parseAmount } from '#domain/money/amount.ts'
import { formatRupees, potentialWin } from '#domain/money/money.ts'
import { closedBy } from '#domain/player/safe-play.ts'
import { formatCorrections } from '#messages/bet/format-corrections.ts'
import { formatOdds } from '#messages/bet/format-odds.ts'
import { commonMessages } from '#messages/en/app/common.ts'
import { formatBetProblem } from '#messages/en/bet/bet-problem.ts'
import { betSlipMessages as slipWords } from '#messages/en/bet/bet-slip.ts'
import { betTypeNames } from '#messages/en/bet/bet-types.ts'
import { betMessages as words } from '#messages/en/bet/bet.ts'
import { judgedMessages } from '#messages/en/money/judged.ts'
import { useSafePlay } from '#play/safe-play.ts'
import { LimitNotice } from '#ui/bet/own-limits.tsx'
import { ShortBalance } from '#ui/bet/short-balance.tsx'
import { BetSummary, StakeFooter } from '#ui/bet/stake-footer.tsx'
import { langOf } from '#ui/content/lang-of.ts'
import { PlacedBetReceipt } from './placement/placed-bet.tsx'
import { SlipReceipt } from './slip/slip-receipt.tsx'
import type { BetFormState } from './use-bet-form.ts'

/** What the bar says of a form. */
type FormFacts = Pick<
  BetFormState,
  | 'market'
  | 'fields'
  | 'errors'
  | 'declared'
  | 'knownDeclared'
  | 'now'
  | 'online'
  | 'placement'
  | 'placing'
  | 'slip'
  | 'balance'
>

interface BetFooterProps extends FormFacts {
  type: BetType
  games: readonly Game[]
  /** Undefined while they are not loaded. */
  rates: GameRates | undefined
  press: Press
  /** Both sessions have closed while the form was open. */
  closed: string | null
}

/** The footer of the bet screen. After a bet or a slip was placed, its receipt instead. */
export function BetFooter(props: BetFooterProps) {
  const { type, games, rates, press, closed, market, fields, errors, now, online, slip } = props
  const { placement, placing } = props
  const { clock } = useApi()
  const delay = useHostDelay()
  const clockError = usePhoneTime(now).error
  const paused = closedBy(useSafePlay(now), 'stake') !== null
  if (placement.status === 'recorded' && !slip.isOpen) {
    return (
      <PlacedBetReceipt placed={placement} placing={placing} games={games} asOf={press.sentAsOf} />
    )
  }
  if (slip.isOver && !slip.isOpen)
    return <SlipReceipt {...{ type, games, slip }} asOf={press.sentAsOf} />
  const hopeless = isHopeless(type.id, fields.session, fields.number)
  const winShown = fields.amount !== '' && market !== null && rates !== undefined
  const rate = rateFor(rates, type.id)
  const win = winShown ? potentialWin(parseAmount(fields.amount), rate) : null
  const number = normalizeBetNumber(type.id, fields.number)
  const bet = { betType: type.id, session: fields.session, number }
  const { chance, lostTo } = betChances(bet, props.declared)
  const [lost] = betChances(bet, props.knownDeclared).lostTo.length > 0 ? [] : lostTo
  const unknown = placement.status === 'unknown'
  const session = type.id === 'fullSangam' ? null : commonMessages.session[fields.session]
  // Full sangam needs both sessions, and open is the first to end.
  const ending = session === null ? 'open' : fields.session
  const ends =
    market && isSessionOffered(market, ending, now)
      ? { clock, delay, time: ending === 'open' ? market.openTime : market.closeTime }
      : null
  const slipProblem = slip.isLimited ? (
    <LimitNotice>{slip.problem ?? ''}</LimitNotice>
  ) : (
    slip.problem
  )
  const isShort = errors.amount?.code === 'insufficient-balance'
  const lack = isShort && errors.amount ? formatBetProblem(errors.amount) : null
  const short = lack !== null && (
    <ShortBalance amount={parseAmount(fields.amount)} balance={props.balance}>
      {lack}
    </ShortBalance>
  )
  const toFix = formatCorrections(isShort ? { ...errors, amount: undefined } : errors)
  if (slip.isOpen) {
    const sum = slipWords.sum(slip.count, formatRupees(slip.sum))
    const lostInSlip =
      slip.lost === 0
        ? null
        : slip.count === 1
          ? words.cantWin
          : slipWords.cantWin(slip.lost, slip.count)
    return (
      <StakeFooter
        status={slip.running || press.isWaiting ? 'sending' : 'ready'}
        asOf={press.asOf(now)}
        checking={false}
        online={online}
        paused={paused}
        summary={`${betTypeNames[type.id]}, ${sum}`}
        ends={ends}
        clockError={clockError}
        error={toFix ?? (press.hasChanged ? judgedMessages.changed : slipProblem)}
        short={short}
        odds={lostInSlip}
        win={slip.sum}
        bright={lostInSlip === null}
        onCheck={placing.flow.check}
        several={{
          place: slipWords.place(slip.count),
          placing: slipWords.placing,
          caption: slipWords.total,
          announce: slip.running ? slipWords.placing : [sum, lostInSlip].filter(Boolean).join('. '),
        }}
      />
    )
  }
  const failed =
    placement.status === 'failed' &&
    // The host may say the same as we do.
    placement.sentences.join() !== lack &&
    (placement.limit ? (
      <LimitNotice>{placement.sentences.join(' ')}</LimitNotice>
    ) : (
      // The host's refusals, a line each (readings.md#bet-refusals).
      <span lang={langOf(placement.sentences.join())} className="min-w-0 whitespace-pre-line">
        {placement.sentences.join('\n')}
      </span>
    ))
  return (
    <StakeFooter
      status={
        unknown
          ? 'unknown'
          : placement.status === 'sending' || press.isWaiting
            ? 'sending'
            : 'ready'
      }
      asOf={press.asOf(now)}
      checking={placement.status === 'unknown' && placement.checking}
      online={online}
      paused={paused}
      summary={
        <BetSummary
          parts={[market?.gameName, session, betTypeNames[type.id]]}
          number={fields.number}
          amount={parseAmount(fields.amount)}
        />
      }
      ends={ends}
      clockError={clockError}
      news={lost ? words.lostTo(number, lost.part, lost.declared) : closed}
      odds={hopeless || lostTo.length > 0 ? words.cantWin : formatOdds(chance)}
      // What isn't known is the bar's first line.
      error={
        !unknown && (press.hasChanged ? judgedMessages.changed : failed || (toFix ?? slipProblem))
      }
      short={short}
      win={win}
      bright={!hopeless && lostTo.length === 0}
      onCheck={placing.flow.check}
    />
  )
}
