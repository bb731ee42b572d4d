import { Landmark, Smartphone } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useApi } from '#api/api-context.tsx'
import { paths } from '#app/paths.ts'
import { isSunday } from '#domain/dates.ts'
import { sanitizeDepositAmount } from '#domain/deposit.ts'
import { formatRupees, parseAmount } from '#domain/money.ts'
import { defaultMinimumWithdrawal, withdrawalPresets } from '#domain/withdrawal.ts'
import { uiMessages } from '#messages/ui.ts'
import { withdrawMessages as words } from '#messages/withdraw.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Chips } from '#ui/chips.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { Money } from '#ui/money.tsx'
import { Notice } from '#ui/notice.tsx'
import { PointsCard } from '#ui/points-card.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Screen } from '#ui/shell.tsx'
import { UnknownOutcome } from '#ui/unknown-outcome.tsx'
import { useNow } from '#ui/use-now.ts'
import { NoMethods } from './no-methods.tsx'
import { SentCard } from './sent-card.tsx'
import { useWithdrawal } from './use-withdrawal.ts'
import { WithdrawSlab } from './withdraw-slab.tsx'
import { WithdrawalHours } from './withdrawal-hours.tsx'

const presets = withdrawalPresets.map((value) => ({ value, label: <Money amount={value} /> }))

/** Money out, to an account that is saved (spec 2, 4, 5 "Withdraw", 8, 9). */
export function WithdrawScreen() {
  const { clock } = useApi()
  const now = useNow(clock)
  const form = useWithdrawal(now)
  const { profile, settings, methods, flow, errors } = form
  const sunday = isSunday(now)
  const minimum = settings.minimumWithdraw ?? defaultMinimumWithdrawal
  const busy = flow.sending || flow.checking

  if (profile.isError && profile.data === undefined) {
    return (
      <Screen title={words.title} back={paths.wallet}>
        <LoadError
          title={words.userFailed}
          onRetry={() => void profile.refetch()}
          retrying={profile.isFetching}
        />
      </Screen>
    )
  }
  return (
    <form noValidate onSubmit={form.onSubmit} className="contents">
      <Screen
        title={words.title}
        back={paths.wallet}
        showBalance={false}
        trailing={
          <Link
            to={paths.withdrawHistory}
            className="inline-flex min-h-12 items-center rounded-btn px-3 text-body font-semibold text-accent"
          >
            {words.history}
          </Link>
        }
        className="gap-4"
        footer={<WithdrawSlab form={form} sunday={sunday} busy={busy} />}
      >
        {sunday && (
          <Notice tone="warn">
            <strong className="block text-body">{words.sunday}</strong>
            {words.sundayNote}
          </Notice>
        )}
        {flow.unknown && (
          <UnknownOutcome
            onCheck={() => void flow.check()}
            checking={flow.checking}
            action={
              <>
                <ButtonLink kind="text" tight to={paths.withdrawHistory}>
                  {words.history}
                </ButtonLink>
                <Button kind="text" tight onClick={flow.forget}>
                  {words.forget}
                </Button>
              </>
            }
          >
            {words.unknown(formatRupees(flow.unknown.body.amount))}
          </UnknownOutcome>
        )}
        {form.sent && <SentCard sent={form.sent} />}
        <PointsCard label={words.balance} amount={form.balance} loading={profile.isPending} />
        {settings.isError && (
          <Notice
            tone="warn"
            announce="alert"
            action={
              <Button kind="text" tight onClick={() => void settings.refresh()}>
                {uiMessages.retry}
              </Button>
            }
          >
            {words.settingsFailed}
          </Notice>
        )}
        <WithdrawalHours settings={settings} now={now} sunday={sunday} />
        <div>
          <AmountField
            label={words.amount}
            placeholder={words.amountPlaceholder}
            name="amount"
            value={form.amount}
            onChange={(typed) => form.setAmount(sanitizeDepositAmount(typed))}
            readOnly={busy}
            maxLength={9}
            helper={words.amountHelp(formatRupees(minimum))}
            error={errors.amount}
          />
          <div className="mt-2">
            <Chips
              label={words.presets}
              columns={3}
              options={presets}
              value={parseAmount(form.amount)}
              onPick={(amount) => form.setAmount(String(amount))}
              readOnly={busy}
            />
          </div>
        </div>
        {methods.length > 0 ? (
          <RadioCards
            label={words.sendTo}
            options={methods.map(({ id, title, account }) => ({
              value: id,
              title,
              detail: id === 'bank' ? bankDetail(profile.data?.bankDetails, account) : account,
              icon: id === 'bank' ? Landmark : Smartphone,
            }))}
            value={form.method?.id ?? null}
            onChange={form.setMethod}
            error={errors.method}
            readOnly={busy}
          />
        ) : (
          !profile.isPending && <NoMethods error={errors.method} />
        )}
      </Screen>
    </form>
  )
}

/** The bank and the end of the account, which stays in one piece. */
const bankDetail = (
  bank: { bankName?: string | null | undefined } | null | undefined,
  account: string,
) => words.bankDetail(bank?.bankName ?? '', account.replaceAll(' ', '\u00a0'))
