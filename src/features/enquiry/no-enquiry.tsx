import MessageSquare from 'lucide-react/icons/message-square'
import { enquiryMessages as words } from '#messages/player/enquiry.ts'
import { Button } from '#ui/content/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'

/** The player has never sent an enquiry. */
export function NoEnquiry({ onStart }: { onStart: () => void }) {
  return (
    <div className="my-auto">
      <Empty
        icon={MessageSquare}
        title={words.noneTitle}
        action={
          <Button size={56} full onClick={onStart}>
            {words.start}
          </Button>
        }
      >
        {words.none}
      </Empty>
    </div>
  )
}
