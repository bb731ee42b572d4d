import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Input } from '#api/table/table.ts'
import { useApi, useRead } from '#data/api-context.tsx'
import { useSubmit, type SubmitOptions } from '#data/use-submit.ts'
import {
  looksLikeIfsc,
  maskAccount,
  toBankPayload,
  validateBankDetails,
  walletNumberProblem,
  type BankForm,
  type PayoutProblem,
  type WalletKey,
} from '#domain/player/payout.ts'
import { readMobile } from '#domain/player/profile.ts'
import { useDraft } from '#drafts/use-draft.ts'
import { commonMessages } from '#messages/en/app/common.ts'
import { formatPayoutProblem, payoutMessages as words } from '#messages/en/money/payout.ts'
import { namePayoutMethod } from '#messages/money/payout-methods.ts'
import { paths } from '#paths'
import { accountGrid, AccountLinks } from '#ui/content/account-links.tsx'
import type { Retriable } from '#ui/feedback/load-error.tsx'
import { RetryNotice } from '#ui/feedback/notice/retry-notice.tsx'
import { Bone, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Field } from '#ui/form/field/field.tsx'
import { MobileField } from '#ui/form/field/mobile-field.tsx'
import { SavedForm } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useStillHere } from '#ui/frame/link/navigation.ts'
import { Screen } from '#ui/frame/shell.tsx'
import { useToasts } from '#ui/overlay/toast.tsx'

interface PayoutPageProps {
  title: string
  /** The read of the saved details. */
  load: Retriable & { data: unknown; isPending: boolean }
  children: ReactNode
}

/** The frame of a payout form: waits for the saved details, but works without them. */
function PayoutPage({ title, load, children }: PayoutPageProps) {
  const { data: user } = useRead('getUserProfile')
  return (
    <Screen title={title} back={paths.dashboard}>
      <p className="mb-2 text-body text-ink2">{words.intro}</p>
      <nav aria-label={words.accounts} className="mb-4">
        <ul className={accountGrid}>
          <AccountLinks user={user} />
        </ul>
      </nav>
      {load.isPending ? (
        <Skeleton className="grid gap-8">
          <Bone className="h-14 w-full rounded-btn" />
          <Bone className="h-14 w-full rounded-btn" />
        </Skeleton>
      ) : (
        <>
          {load.data === undefined && (
            <RetryNotice className="mb-4" read={load}>
              <strong className="block text-body">{commonMessages.userFailed}</strong>
              {words.loadFailedHint}
            </RetryNotice>
          )}
          {children}
        </>
      )}
    </Screen>
  )
}

type PayoutOperation = 'updateBankDetails' | 'updatePaymentDetails'

interface PayoutFormProps<Op extends PayoutOperation, Name extends string> extends Pick<
  SubmitOptions<Op>,
  'failed' | 'isSaved'
> {
  operation: Op
  input: Input<Op>
  problems: { [Each in Name]?: PayoutProblem }
  updated: string
  /** Called after a save: empties the draft. */
  onSaved: () => void
  children: (errors: { [Each in Name]?: string }) => ReactNode
}

/** Saves payout details. */
function PayoutForm<Op extends PayoutOperation, Name extends string>(
  props: PayoutFormProps<Op, Name>,
) {
  const { operation, input, problems, updated, onSaved, children, ...answers } = props
  const toasts = useToasts()
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  const submit = useSubmit(operation, {
    ...answers,
    unknown: words.unknown,
    onDone(isOpen) {
      toasts.success(updated)
      onSaved()
      if (isOpen && isStillHere()) void navigate(paths.dashboard)
    },
    onFailed: ({ sentence }) => toasts.error(sentence),
  })
  const { errors, onSubmit } = useForm(problems, formatPayoutProblem, () => void submit.send(input))
  return (
    <SavedForm
      onSubmit={onSubmit}
      submit={submit}
      button={[words.save, words.saving]}
      className="flex flex-1 flex-col gap-2"
    >
      {children(errors)}
    </SavedForm>
  )
}

type Key = keyof BankForm

interface InputStyle {
  autoComplete: string
  inputMode?: 'numeric'
  capitals?: true
  inputClass?: string
}

const inputs: Record<Key, InputStyle> = {
  accountHolderName: { autoComplete: 'name' },
  accountNumber: {
    autoComplete: 'off',
    inputMode: 'numeric',
    inputClass: '[-webkit-text-security:disc]',
  },
  confirmAccountNumber: { autoComplete: 'off', inputMode: 'numeric' },
  // Shown in capitals, as it's sent.
  ifscCode: { autoComplete: 'off', capitals: true, inputClass: 'uppercase' },
  bankName: { autoComplete: 'off' },
}
const keys = Object.keys(inputs) as Key[]
/** Account numbers must be typed again for every save, since only the end of the saved one is shown. */
const isAccount = (key: Key) => key === 'accountNumber' || key === 'confirmAccountNumber'
/** The initial draft: a field without a typed value shows what the host has saved. */
const untouched = {}

/** The bank account that withdrawals go to. */
export function BankScreen() {
  const load = useRead('getBankDetails')
  return (
    <PayoutPage title={words.bankTitle} load={load}>
      <Bank saved={load.data} />
    </PayoutPage>
  )
}

function Bank({ saved }: { saved: Partial<Record<Key, string | null | undefined>> | undefined }) {
  const { client } = useApi()
  const { draft, change, clearSent } = useDraft<Partial<BankForm>>('bank', untouched)
  const form = Object.fromEntries(
    keys.map((key) => [key, draft[key] ?? (isAccount(key) ? '' : (saved?.[key] ?? ''))]),
  ) as BankForm
  const ifscDoubtful = form.ifscCode !== '' && !looksLikeIfsc(form.ifscCode)
  const savedAccount = maskAccount(saved?.accountNumber ?? '')
  return (
    <PayoutForm
      operation="updateBankDetails"
      input={{ body: toBankPayload(form) }}
      problems={validateBankDetails(form)}
      failed={words.bankFailed}
      updated={words.bankUpdated}
      isSaved={async ({ body }) => {
        const now = await client.call('getBankDetails')
        const saved = ['accountHolderName', 'accountNumber', 'ifscCode', 'bankName'] as const
        return saved.every((key) => (now[key] ?? '').trim() === body[key])
      }}
      onSaved={clearSent}
    >
      {(errors) =>
        keys.map((key) => (
          <Field
            key={key}
            name={key}
            label={words.label[key]}
            autoComplete={inputs[key].autoComplete}
            inputMode={inputs[key].inputMode}
            autoCapitalize={inputs[key].capitals && 'characters'}
            value={form[key]}
            onChange={(value) => change({ [key]: value })}
            error={errors[key]}
            helper={
              key === 'accountNumber' && savedAccount !== ''
                ? words.savedAccount(savedAccount)
                : undefined
            }
            remark={key === 'ifscCode' && ifscDoubtful ? words.ifscHint : undefined}
            inputClass={inputs[key].inputClass}
          />
        ))
      }
    </PayoutForm>
  )
}

/** The Paytm, Google Pay or PhonePe number that withdrawals go to. */
export function WalletNumberScreen({ wallet }: { wallet: WalletKey }) {
  const load = useRead('getPaymentDetails')
  return (
    <PayoutPage title={namePayoutMethod(wallet)} load={load}>
      <WalletNumber key={wallet} wallet={wallet} saved={load.data?.[wallet] ?? ''} />
    </PayoutPage>
  )
}

function WalletNumber({ wallet, saved }: { wallet: WalletKey; saved: string }) {
  const { client } = useApi()
  const title = namePayoutMethod(wallet)
  const { draft, change, clearSent } = useDraft<{ number?: string }>(wallet, untouched)
  const number = draft.number ?? readMobile(saved)
  const problem = walletNumberProblem(number)
  return (
    <PayoutForm
      operation="updatePaymentDetails"
      input={{ body: { [wallet]: number } } as unknown as Input<'updatePaymentDetails'>}
      problems={problem === null ? {} : { number: problem }}
      failed={words.walletFailed(title)}
      updated={words.walletUpdated(title)}
      isSaved={async () =>
        readMobile((await client.call('getPaymentDetails'))[wallet] ?? '') === number
      }
      onSaved={clearSent}
    >
      {(errors: { number?: string }) => (
        <MobileField
          label={words.walletNumber(title)}
          name="number"
          value={number}
          onChange={(number) => change({ number })}
          error={errors.number}
        />
      )}
    </PayoutForm>
  )
}
