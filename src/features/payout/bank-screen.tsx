import { useNavigate } from 'react-router-dom'
import {
  looksLikeIfsc,
  maskAccount,
  toBankPayload,
  validateBankDetails,
  type BankForm,
} from '#domain/player/payout.ts'
import { sayPayoutProblem, payoutMessages as words } from '#messages/money/payout.ts'
import { paths } from '#paths'
import { useApi, useRead } from '#session/api-context.tsx'
import { useDraft } from '#session/storage/use-draft.ts'
import { useSubmit } from '#session/use-submit.ts'
import { Field } from '#ui/form/field/field.tsx'
import { FormSubmit } from '#ui/form/form-submit.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useToasts } from '#ui/overlay/toast.tsx'
import { PayoutPage } from './payout-page.tsx'
import { usePasswordFirst } from './use-password-first.tsx'

type Key = keyof BankForm

const inputs: Record<Key, { autoComplete: string; inputMode?: 'numeric'; capitals?: true }> = {
  accountHolderName: { autoComplete: 'name' },
  accountNumber: { autoComplete: 'off', inputMode: 'numeric' },
  confirmAccountNumber: { autoComplete: 'off', inputMode: 'numeric' },
  ifscCode: { autoComplete: 'off', capitals: true },
  bankName: { autoComplete: 'off' },
}
const keys = Object.keys(inputs) as Key[]
/** Must be typed again for every save, since only the end of the saved one is shown. */
const isAccount = (key: Key) => key === 'accountNumber' || key === 'confirmAccountNumber'
/** What was typed; an untouched field shows what the host has saved. */
const untouched = {}

/** The bank account that withdrawals go to. */
export function BankScreen() {
  const saved = useRead('getBankDetails')
  return (
    <PayoutPage title={words.bankTitle} load={saved}>
      <Form saved={saved.data} />
    </PayoutPage>
  )
}

type Saved = Partial<Record<Key, string | null | undefined>> | undefined

function Form({ saved }: { saved: Saved }) {
  const toasts = useToasts()
  const navigate = useNavigate()
  const { client } = useApi()
  const { draft, change, clearSent } = useDraft<Partial<BankForm>>('bank', untouched)
  const form = Object.fromEntries(
    keys.map((key) => [key, draft[key] ?? (isAccount(key) ? '' : (saved?.[key] ?? ''))]),
  ) as BankForm
  const submit = useSubmit('updateBankDetails', {
    failed: words.bankFailed,
    unknown: words.unknown,
    async isSaved({ body }) {
      const now = await client.call('getBankDetails')
      const saved = ['accountHolderName', 'accountNumber', 'ifscCode', 'bankName'] as const
      return saved.every((key) => (now[key] ?? '').trim() === body[key])
    },
    onDone(isOpen) {
      toasts.success(words.bankUpdated)
      clearSent()
      if (isOpen) void navigate(paths.dashboard)
    },
    onFailed: ({ sentence }) => toasts.error(sentence),
  })
  const { first, sheet } = usePasswordFirst()
  const { errors, onSubmit } = useForm(validateBankDetails(form), sayPayoutProblem, () =>
    first(() => void submit.send({ body: toBankPayload(form) })),
  )
  const ifscDoubtful = form.ifscCode !== '' && !looksLikeIfsc(form.ifscCode)
  const savedAccount = maskAccount(saved?.accountNumber ?? '')
  const helpers: Partial<Record<Key, string>> = {
    ...(savedAccount !== '' && { accountNumber: words.savedAccount(savedAccount) }),
    ...(ifscDoubtful && { ifscCode: words.ifscHint }),
  }
  return (
    <>
      <form noValidate onSubmit={onSubmit} className="flex flex-1 flex-col gap-2">
        {keys.map((key) => (
          <Field
            key={key}
            name={key}
            label={words.label[key]}
            maxLength={60}
            autoComplete={inputs[key].autoComplete}
            inputMode={inputs[key].inputMode}
            autoCapitalize={inputs[key].capitals && 'characters'}
            value={form[key]}
            onChange={(value) => change({ [key]: value })}
            error={errors[key]}
            helper={helpers[key]}
            inputClass={key === 'accountNumber' ? '[-webkit-text-security:disc]' : undefined}
          />
        ))}
        <FormSubmit problem={submit.problem} busy={submit.busy}>
          {submit.busy ? words.saving : words.save}
        </FormSubmit>
      </form>
      {sheet}
    </>
  )
}
