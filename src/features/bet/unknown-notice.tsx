import { useEffect, useRef } from 'react'
import { paths } from '#app/paths.ts'
import { betMessages } from '#messages/bet.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

const words = betMessages.unknown

export interface UnknownNoticeProps {
  /** The bet in one line. */
  bet: string
  /** It was asked for again and is still not known. */
  stillUnknown: boolean
  onGiveUp: () => void
}

/** An answer was lost: what was sent, and what the player can do. */
export function UnknownNotice({ bet, stillUnknown, onGiveUp }: UnknownNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  // It stands above the form, and the player is at the slab below it.
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} className="card grid gap-2 p-2">
      <Notice tone="warn" announce="alert">
        {words.detail(bet)}
        {stillUnknown && <span className="mt-1 block">{words.giveUpDetail}</span>}
      </Notice>
      <div className="flex flex-wrap gap-2">
        <ButtonLink kind="outline" to={paths.biddingHistory} className="flex-1">
          {words.myBids}
        </ButtonLink>
        {stillUnknown && (
          <Button kind="quiet" onClick={onGiveUp} className="flex-1">
            {words.giveUp}
          </Button>
        )}
      </div>
    </div>
  )
}
