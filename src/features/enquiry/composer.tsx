import Send from 'lucide-react/icons/send'
import { useId, useRef, type KeyboardEvent } from 'react'
import { enquiryMessages as words } from '#messages/en/player/enquiry.ts'
import { IconButton } from '#ui/content/button.tsx'
import { Notice } from '#ui/feedback/notice/notice.tsx'
import { ReadAgain } from '#ui/form/field/read-again.ts'
import { Form } from '#ui/form/form.tsx'

export interface ComposerProps {
  text: string
  onText: (text: string) => void
  /** What kept the last message from being sent. */
  problem: string | null
  sending: boolean
  onSend: () => void
}

/** The field for a message, which grows with its text. Enter sends. */
export function Composer({ text, onText, problem, sending, onSend }: ComposerProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Safari reports the Enter that ends a composition after it has ended, as the key 229.
    const { isComposing, keyCode } = event.nativeEvent
    if (event.key !== 'Enter' || event.shiftKey || isComposing || keyCode === 229) return
    event.preventDefault()
    onSend()
  }
  return (
    <Form
      onSubmit={onSend}
      className="border-t border-line bg-surface px-[12px] pt-2.5 pb-[calc(0.75rem+var(--safe-bottom))] shadow-bar"
    >
      {problem && (
        <Notice tone="bad" announce="alert" className="mb-2.5">
          <p className="font-bold">{problem}</p>
          <p>{words.restored}</p>
        </Notice>
      )}
      <div className="flex items-end gap-[8px]">
        <label htmlFor={id} className="sr-only">
          {words.label}
        </label>
        <div ref={frame} className="field-frame flex min-w-0 flex-1">
          <textarea
            id={id}
            rows={1}
            dir="auto"
            value={text}
            readOnly={sending}
            placeholder={words.placeholder}
            enterKeyHint="send"
            autoComplete="off"
            onChange={(event) => onText(event.target.value)}
            onKeyDown={sendOnEnter}
            className="field-sizing-content max-h-36 min-h-11 w-full resize-none rounded-btn bg-transparent px-[16px] py-2.5 text-input"
          />
        </div>
        <ReadAgain place={frame} shown={text} take={onText} />
        {/* A press must not take the focus from the field, or the keyboard would close. */}
        <span onPointerDown={(event) => event.preventDefault()}>
          <IconButton
            type="submit"
            icon={Send}
            label={words.send}
            busy={sending}
            className="w-[56px]! bg-fill text-on-fill active:bg-fill-press!"
          />
        </span>
      </div>
    </Form>
  )
}
