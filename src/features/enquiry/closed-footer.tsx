import Lock from 'lucide-react/icons/lock'
import { enquiryMessages as words } from '#messages/player/enquiry.ts'
import { Button } from '#ui/content/button.tsx'

/** Takes the composer's place once the enquiry is closed. */
export function ClosedFooter({ onStart }: { onStart: () => void }) {
  return (
    <div className="page-slab border-t border-line bg-surface px-[16px] pt-4 pb-[calc(1rem+var(--safe-bottom))] shadow-bar">
      <p
        role="status"
        className="mb-3 flex gap-[12px] rounded-btn bg-info-s px-[14px] py-2.5 text-body leading-[1.4] text-info"
      >
        <Lock className="mt-0.5 size-[16px] shrink-0" aria-hidden="true" />
        {words.closed}
      </p>
      <Button size={56} full onClick={onStart}>
        {words.start}
      </Button>
    </div>
  )
}
