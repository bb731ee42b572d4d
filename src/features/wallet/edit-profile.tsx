import type { User } from '#api/schemas/player.ts'
import { useApi } from '#data/api-context.tsx'
import { useSubmit } from '#data/use-submit.ts'
import { validateProfile } from '#domain/player/profile.ts'
import { isBlank } from '#domain/text/visible.ts'
import { useDraft } from '#drafts/use-draft.ts'
import { walletMessages as words } from '#messages/en/money/wallet.ts'
import { formatAccountProblem } from '#messages/en/player/auth.ts'
import { profileMessages } from '#messages/en/player/profile.ts'
import { Field } from '#ui/form/field/field.tsx'
import { FormSubmit } from '#ui/form/form-submit.tsx'
import { Form } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useToasts } from '#ui/overlay/toast.tsx'

const untouched = {}

interface EditProfileProps {
  user: User
  open: boolean
  onClose: () => void
}

/** Name and email in a sheet. */
export function EditProfile({ user, open, onClose }: EditProfileProps) {
  const toasts = useToasts()
  const { client } = useApi()
  const { draft, change, clearSent } = useDraft<{ name?: string; email?: string }>(
    'profile',
    untouched,
  )
  const form = { name: draft.name ?? user.name, email: draft.email ?? user.email ?? '' }
  const submit = useSubmit('updateUserProfile', {
    failed: profileMessages.updateFailed,
    unknown: profileMessages.updateUnknown,
    async isSaved({ body }) {
      const now = await client.call('getUserProfile')
      return (
        now.name === body.name && (body.email === undefined || (now.email ?? '') === body.email)
      )
    },
    onDone() {
      toasts.success(profileMessages.updated)
      if (clearSent()) onClose()
    },
    onFailed: ({ sentence }) => toasts.error(sentence),
  })
  const { errors, onSubmit } = useForm(validateProfile(form), formatAccountProblem, () => {
    const [name, email] = [form.name.trim(), isBlank(form.email) ? '' : form.email.trim()]
    // An empty email is only sent to remove a saved one.
    void submit.send({ body: { name, ...((email || user.email) && { email }) } })
  })
  return (
    <Form onSubmit={onSubmit}>
      <Sheet
        open={open}
        onClose={onClose}
        title={words.edit}
        footer={
          <FormSubmit problem={submit.problem} busy={submit.busy} className="">
            {submit.busy ? words.saving : words.save}
          </FormSubmit>
        }
      >
        <Field
          label={words.name}
          name="name"
          autoComplete="name"
          value={form.name}
          onChange={(name) => change({ name })}
          error={errors.name}
        />
        <Field
          label={words.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={form.email}
          onChange={(email) => change({ email })}
        />
      </Sheet>
    </Form>
  )
}
