import { Button } from '../content/button.tsx'
import { Notice } from '../feedback/notice/notice.tsx'

/** Within the thumb's reach: the host's refusal, and the form's one action. */
export function FormSubmit({
  problem,
  busy,
  children,
}: {
  problem: string | null
  busy: boolean
  children: string
}) {
  return (
    <div className="mt-auto grid gap-3 pt-4">
      {problem && (
        <Notice tone="bad" announce="alert">
          {problem}
        </Notice>
      )}
      <Button type="submit" size={56} full busy={busy}>
        {children}
      </Button>
    </div>
  )
}
