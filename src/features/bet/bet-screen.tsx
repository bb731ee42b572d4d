import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { useLayoutEffect, useRef } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import type { Game, GameRates } from '#api/schemas/game.ts'
import { useRead } from '#data/api-context.tsx'
import { judgedBy } from '#data/judged/poll-times.ts'
import { usePress } from '#data/judged/use-press.ts'
import { usePhoneTime } from '#data/phone-time.ts'
import { betTypeByPath, betTypes, type BetType } from '#domain/bet/bet-types.ts'
import { betLimits, isBetValid } from '#domain/bet/bet.ts'
import type { BetAgain } from '#domain/bet/bets-again.ts'
import { betTypeProblem } from '#domain/market/play.ts'
import { rateFor } from '#domain/market/rates.ts'
import type { Session } from '#domain/market/session.ts'
import { formatAll } from '#domain/problem.ts'
import { formatBetProblem } from '#messages/en/bet/bet-problem.ts'
import { betTypeNames } from '#messages/en/bet/bet-types.ts'
import { betMessages as words } from '#messages/en/bet/bet.ts'
import { formatPlayProblem } from '#messages/en/market/game.ts'
import { betPath, paths, sessionIn } from '#paths'
import { useBetsAgain, useFillBet } from '#play/bets-again.ts'
import { useSafePlay } from '#play/safe-play.ts'
import { BetAmount } from '#ui/bet/bet-amount.tsx'
import { BetsAgain } from '#ui/bet/bets-again.tsx'
import { ClosedNotice } from '#ui/bet/own-limits.tsx'
import { PhoneTimeNotice } from '#ui/bet/phone-time-notice.tsx'
import { ButtonLink } from '#ui/content/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { Notice } from '#ui/feedback/notice/notice.tsx'
import { RetryNotice } from '#ui/feedback/notice/retry-notice.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { Form } from '#ui/form/form.tsx'
import { useAsEntered } from '#ui/form/use-as-entered.ts'
import { focusTitle } from '#ui/frame/focus-title.ts'
import { Screen } from '#ui/frame/shell.tsx'
import { BetFooter } from './bet-footer.tsx'
import { GameStrip } from './game-strip.tsx'
import { NumberField } from './number/number-field.tsx'
import { Picks } from './number/picks.tsx'
import { SessionField } from './session-field.tsx'
import { SlipSection } from './slip/slip-section.tsx'
import { useBetForm, type BetFormState } from './use-bet-form.ts'

/** `/bet/:type/:gameId?`: one screen for all seven bet types. */
export function BetScreen() {
  const { type: path, gameId } = useParams()
  const session = sessionIn(useSearchParams()[0])
  const type = betTypeByPath(path)
  if (type) {
    const key = `${type.id} ${gameId ?? ''} ${session}`
    return <Loaded key={key} type={type} gameId={gameId ?? null} session={session} />
  }
  return (
    <Screen title={words.unknownType} back={paths.dashboard}>
      <Empty
        icon={CircleHelp}
        title={words.unknownType}
        action={<ButtonLink to={paths.dashboard}>{words.toDashboard}</ButtonLink>}
      >
        {words.unknownTypeDetail}
      </Empty>
    </Screen>
  )
}

/** The form needs the games; the rates may come later. */
function Loaded(props: Omit<BetFormProps, 'games'>) {
  const games = useRead('listGames')
  // For the form: read beside the games, not after them.
  useRead('getGameRates')
  if (games.data) return <BetForm {...props} games={games.data} />
  return (
    <Screen title={betTypeNames[props.type.id]} back={paths.dashboard}>
      <HandsFocusOn />
      {games.isPending ? (
        <Spinner text={words.loadingGames} className="flex-1" />
      ) : (
        <LoadError title={words.loadFailed} read={games}>
          {words.loadFailedDetail}
        </LoadError>
      )}
    </Screen>
  )
}

/** The form has a title of its own: if this screen's had the focus, the form's takes it. */
function HandsFocusOn() {
  useLayoutEffect(
    () => () => {
      if (document.activeElement?.matches('[data-page-title]')) queueMicrotask(focusTitle)
    },
    [],
  )
  return null
}

interface BetFormProps {
  type: BetType
  /** The game in the address. */
  gameId: string | null
  /** The session that the address begins on. */
  session: Session
  games: readonly Game[]
}

const quickAmounts = [10, 50, 100, 500, 1000] as const

/** What a press agrees to: the bets, and what decides whether and how much they win. */
function describeStand(
  { fields, slip }: BetFormState,
  { type, games, rates }: { type: BetType; games: readonly Game[]; rates: GameRates | undefined },
): string {
  const ids = [fields.gameId, ...slip.waiting.map(({ gameId }) => gameId)]
  const results = ids.map((id) => games.find(({ _id }) => _id === id)?.result ?? '')
  return JSON.stringify([fields, results, rateFor(rates, type.id), slip.count, slip.sum])
}

/** The bet form of one type: game, session, number, quick picks, amount, footer. */
function BetForm({ type, gameId, session, games }: BetFormProps) {
  const navigate = useNavigate()
  const rates = useRead('getGameRates')
  const form = useBetForm({ type, gameId, begins: session, games, rates: rates.data })
  const { fields, errors, market, readOnly, now, change, slip, declared, knownDeclared } = form
  const numberRef = useRef<HTMLInputElement>(null)

  const press = usePress<HTMLFormElement>({
    operations: judgedBy.bet,
    stands: describeStand(form, { type, games, rates: rates.data }),
    submit: (element, { focused }) => {
      if (!isBetValid(form.submit())) focusFirstInvalid(element, focused)
    },
  })
  const onAdd = () => {
    const field = numberRef.current
    if (isBetValid(form.addToSlip())) field?.focus()
    else if (field?.form) focusFirstInvalid(field.form)
  }
  const switchTo = (other: BetType) => {
    form.handOver(other)
    void navigate(betPath(other.path, fields.gameId ?? undefined), { replace: true })
  }
  const again = useBetsAgain(market, now)
  const fill = useFillBet()
  const betAgain = (bet: BetAgain) => {
    const { betType, number } = bet
    if (betType === type.id) {
      return change({ session: bet.session, number, amount: String(bet.amount) })
    }
    fill(betType, fields.gameId ?? '', bet)
    void navigate(betPath(betTypes[betType].path, fields.gameId ?? undefined), { replace: true })
  }
  const fieldErrors = formatAll(errors, formatBetProblem)
  // The form accepts a full sangam at any time, but the host may not.
  const bothClosed =
    type.id === 'fullSangam' && market ? betTypeProblem(market, type.id, now) : null
  const wasClosed = useAsEntered(bothClosed !== null, fields.gameId ?? '')

  return (
    <Form onSubmit={press.press} className="contents">
      <Screen
        title={betTypeNames[type.id]}
        back={paths.dashboard}
        className="gap-2.5"
        moneyBar={
          <BetFooter
            {...form}
            {...{ type, games, press }}
            rates={rates.data}
            closed={bothClosed && !wasClosed ? formatPlayProblem(bothClosed) : null}
          />
        }
      >
        <PhoneTimeNotice isAway={usePhoneTime(now).isAway} />
        <ClosedNotice safePlay={useSafePlay(now)} kinds={['stake']} />
        <div className="in-a-row grid gap-2.5">
          <GameStrip
            {...{ games, market, now, readOnly }}
            onChange={(gameId) => change({ gameId })}
            error={fieldErrors.game}
          />
          {bothClosed && wasClosed && <Notice tone="warn">{formatPlayProblem(bothClosed)}</Notice>}
          {type.id !== 'fullSangam' && (
            <SessionField
              {...{ market, now, readOnly }}
              value={fields.session}
              onChange={(session) => change({ session })}
              submitted={form.submitted}
              error={fieldErrors.timing}
            />
          )}
        </div>
        <NumberField
          ref={numberRef}
          {...{ type, declared, knownDeclared, readOnly }}
          session={fields.session}
          value={fields.number}
          onChange={(number) => change({ number })}
          onSwitch={switchTo}
          error={fieldErrors.number}
        />
        <Picks
          key={form.round}
          {...{ type, readOnly }}
          session={fields.session}
          number={fields.number}
          also={slip.numbers}
          declared={knownDeclared}
          onPick={form.pick}
          onNumber={(number) => change({ number })}
        />
        <BetAmount
          value={fields.amount}
          onChange={(amount) => change({ amount })}
          limits={betLimits}
          quick={quickAmounts}
          columns={5}
          error={fieldErrors.amount}
          spendable={slip.spendable}
          isShort={errors.amount?.code === 'insufficient-balance'}
          readOnly={readOnly}
        />
        {/* Comes late, and moves nothing above it. */}
        <BetsAgain bets={again} onPick={betAgain} readOnly={readOnly} />
        <SlipSection {...{ type, games, slip, readOnly, onAdd }} />
        {rates.isError && rates.data === undefined && (
          <RetryNotice announce="status" read={rates}>
            {words.ratesFailed}
          </RetryNotice>
        )}
      </Screen>
    </Form>
  )
}
