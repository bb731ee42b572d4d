import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import { useApi } from '#data/api-context.tsx'
import { depositQuickAmounts, type PaymentMethod } from '#domain/money/deposit.ts'
import { formatRupees } from '#domain/money/money.ts'
import { closedBy, tightestOf } from '#domain/player/safe-play.ts'
import { uiMessages } from '#messages/en/app/ui.ts'
import { formatDepositProblem, depositMessages as words } from '#messages/en/money/deposit.ts'
import { safePlayMessages } from '#messages/en/player/safe-play.ts'
import { useBalanceUnsure } from '#money/use-balance-unsure.ts'
import { paths } from '#paths'
import { useMedia } from '#platform/device/media.ts'
import { useOnline } from '#platform/device/online.ts'
import { useSafePlay } from '#play/safe-play.ts'
import { ClosedNotice, LimitNotice } from '#ui/bet/own-limits.tsx'
import { Button } from '#ui/content/button.tsx'
import { Money } from '#ui/content/money.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { RetryNotice } from '#ui/feedback/notice/retry-notice.tsx'
import { Chips } from '#ui/form/chips.tsx'
import { AmountField } from '#ui/form/field/amount-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Screen } from '#ui/frame/shell.tsx'
import { ActionFooter, FooterNotice } from '#ui/game/action-footer.tsx'
import { AsOf } from '#ui/game/as-of.tsx'
import { PointsCard } from '#ui/game/points-card.tsx'
import { useNow } from '#ui/game/use-now.ts'
import { useToasts } from '#ui/overlay/toast.tsx'
import { LastDeposit } from './last-deposit.tsx'
import { ChangedPayee, QrSheet } from './qr-sheet.tsx'
import { SentCard } from './sent-card.tsx'
import { useDeposit, type DepositForm } from './use-deposit.ts'

/** Money in, by QR code or UPI app. */
export function DepositScreen() {
  const toasts = useToasts()
  const deposit = useDeposit()
  const { settings, payee, profile, sent, errors, busy } = deposit
  const now = useNow(useApi().clock)
  const safePlay = useSafePlay(now)
  const online = useOnline()
  const unsure = useBalanceUnsure()
  const points = profile.data?.balance ?? null
  const mostToDeposit = tightestOf(safePlay, 'deposit')?.left ?? Infinity

  const [refreshing, setRefreshing] = useState(false)
  async function refresh() {
    setRefreshing(true)
    void sent.history.refetch()
    const [player, rules] = await Promise.all([profile.refetch(), settings.refetch()])
    setRefreshing(false)
    if (!player.isError && !rules.isError) toasts.success(words.refreshed)
    else toasts.error(rules.isError ? words.settingsFailed : words.pointsFailed)
  }

  return (
    <>
      <Form onSubmit={deposit.onSubmit} className="contents">
        <Screen
          title={words.title}
          back={paths.wallet}
          showBalance={false}
          onRefresh={() => void refresh()}
          refreshing={refreshing}
          className="gap-4"
          moneyBar={
            <DepositFooter {...deposit} now={now} paused={closedBy(safePlay, 'deposit') !== null} />
          }
        >
          <ClosedNotice safePlay={safePlay} kinds={['deposit']} />
          <PointsCard
            label={words.points}
            amount={points}
            loading={points === null && !profile.isError}
            unsure={unsure}
          />
          {/* Below the points, since the toast covers what's at the top. */}
          <SentCard deposit={sent} linkOf={deposit.linkOf} asOf={deposit.press.sentAsOf} />
          <div>
            <AmountField
              label={words.amount}
              placeholder={words.amountPlaceholder}
              name="amount"
              value={deposit.typed}
              onChange={deposit.setAmount}
              readOnly={busy}
              min={settings.minimumDeposit ?? undefined}
              helper={words.amountHelp(
                settings.minimumDeposit === null ? null : formatRupees(settings.minimumDeposit),
              )}
              error={errors.amount}
            />
            <div className="mt-2">
              <Chips
                label={words.quickAmounts}
                columns={3}
                options={depositQuickAmounts.map((value) => ({
                  value,
                  label: <Money amount={value} />,
                  // Too little or too much for this player: said beside the field and below.
                  quiet: value < (settings.minimumDeposit ?? 0) || value > mostToDeposit,
                }))}
                value={deposit.amount}
                onPick={(amount) => deposit.setAmount(String(amount))}
                readOnly={busy}
              />
            </div>
          </div>
          {/* What comes by itself stands below the amount, so that it doesn't move. */}
          {/* Without a connection the strip says so, and how old what is shown is. */}
          {profile.isError && !(points !== null && !online) && (
            <RetryNotice read={profile}>{words.pointsFailed}</RetryNotice>
          )}
          {settings.isError && <RetryNotice read={settings}>{words.settingsFailed}</RetryNotice>}
          <ChangedPayee payee={payee} />
          {payee.isUnconfirmed && (
            <RetryNotice announce="status" read={settings}>
              {formatDepositProblem({ code: 'payee-unconfirmed' })}
            </RetryNotice>
          )}
          <DepositLimit now={safePlay} />
          {sent.sent === null && <LastDeposit />}
        </Screen>
      </Form>
      <QrSheet
        link={deposit.sheetOpen ? deposit.qrLink : null}
        amount={deposit.amount}
        payee={payee}
        problem={deposit.problem}
        sending={deposit.flow.sending}
        onSend={deposit.send}
        onClose={deposit.closeSheet}
      />
    </>
  )
}

/** What the bar says of a form, and the ways to send it. */
type FormFacts = Pick<
  DepositForm,
  | 'amount'
  | 'errors'
  | 'problem'
  | 'flow'
  | 'unknown'
  | 'busy'
  | 'canSubmit'
  | 'sheetOpen'
  | 'press'
  | 'payBy'
>

interface DepositFooterProps extends FormFacts {
  now: number
  paused: boolean
}

/** Both ways to pay. Where there is touch, the app is likely on this phone, and comes first. */
function DepositFooter({ now, paused, ...form }: DepositFooterProps) {
  const { flow, unknown, errors, problem, amount, sheetOpen, busy, canSubmit, press, payBy } = form
  const shownProblem = problem && flow.isLimited ? <LimitNotice>{problem}</LimitNotice> : problem
  const isTouch = useMedia('(pointer: coarse)')
  const idle = {
    UPI: flow.sending ? words.sending : words.payByApp,
    QR: words.showQr,
  } satisfies Record<PaymentMethod, string>
  const ways: readonly PaymentMethod[] = isTouch ? ['UPI', 'QR'] : ['QR', 'UPI']
  return (
    <ActionFooter
      error={sheetOpen ? null : (shownProblem ?? errors.upi)}
      detail={<AsOf at={press.asOf(now)} />}
      caption={words.youAdd}
      number={<Money amount={amount ?? 0} />}
      wide
      action={
        paused && unknown === null ? (
          <FooterNotice icon={Lock}>{words.paused}</FooterNotice>
        ) : (
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2">
            {(unknown === null ? ways : ways.slice(0, 1)).map((way, index) => (
              <Button
                key={way}
                type="submit"
                kind={index === 0 ? 'spark' : 'quiet'}
                className={index === 0 ? 'px-2!' : 'bg-slate2! px-2! text-chalk!'}
                size={56}
                busy={busy}
                disabled={!canSubmit && !busy}
                onClick={() => payBy(way)}
              >
                {unknown === null ? idle[way] : uiMessages.checkAgain}
              </Button>
            ))}
          </div>
        )
      }
    />
  )
}

/** What the player's tightest deposit limit leaves, or the way to set one. */
function DepositLimit({ now }: { now: ReturnType<typeof useSafePlay> }) {
  const limit = tightestOf(now, 'deposit')
  const { left, change, changeDeposit, setDeposit } = safePlayMessages
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 text-small text-ink2">
      {limit && left[limit.span](formatRupees(limit.left), formatRupees(limit.amount))}
      <TextLink
        to={paths.safePlay}
        className="font-semibold text-accent"
        aria-label={limit ? changeDeposit : undefined}
      >
        {limit ? change : setDeposit}
      </TextLink>
    </p>
  )
}
