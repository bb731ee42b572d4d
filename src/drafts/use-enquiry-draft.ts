import { useDraft } from './use-draft.ts'

/** Whether the message is for the enquiry on screen ('current') or a 'new' one. */
const emptyDraft = { text: '', chat: 'current' }

/** What the player is writing to support, in the chat or from another screen. */
export function useEnquiryDraft() {
  const enquiry = useDraft('enquiry', emptyDraft)
  return {
    ...enquiry,
    /** Adds to it, once, before the chat is opened; if no enquiry is open, the message starts a new one. */
    add(text: string): void {
      const typed = enquiry.latest().text
      const parts = typed.includes(text) ? [typed] : [typed, text].filter(Boolean)
      enquiry.change({ text: parts.join('\n'), chat: 'new' })
    },
  }
}
