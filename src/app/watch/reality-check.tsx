import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTodaySums } from '#data/all-starline-bets.ts'
import { useApi } from '#data/api-context.tsx'
import { durationInWords } from '#messages/app/time.ts'
import { historyMessages } from '#messages/en/bet/history.ts'
import { playMessages } from '#messages/en/player/play.ts'
import { paths } from '#paths'
import { onPageChange } from '#platform/device/page-changes.ts'
import { useStore } from '#platform/use-store.ts'
import { playTimeOf } from '#play/play-time.ts'
import { useIsSending } from '#session/connection.tsx'
import { Button, ButtonLink } from '#ui/content/button.tsx'
import { Net } from '#ui/game/net.tsx'
import { useNow } from '#ui/game/use-now.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'

const { check: words } = playMessages

/** Whether something lies over the screen already. */
const isCovered = () => document.querySelector('dialog[open], .still-sheet') !== null
const never = () => () => {}

/**
 * Counts the time in the app, and after the chosen time of play stops to show it. It waits for what
 * is being sent and for other sheets; what was typed stays.
 */
export function RealityCheck() {
  const play = playTimeOf(useApi())
  useEffect(() => play.start(), [play])
  const due = useStore(play.store, play.isDue)
  const sending = useIsSending()
  const covered = useSyncExternalStore(due ? onPageChange : never, isCovered)
  const [open, setOpen] = useState(false)
  if (open !== due && (!due || !(covered || sending))) setOpen(due)
  return (
    <Sheet
      open={open}
      onClose={play.carryOn}
      title={words.title}
      footer={
        <div className="grid gap-2">
          <Button full onClick={play.carryOn}>
            {words.on}
          </Button>
          <ButtonLink kind="outline" to={paths.walletStatement} onClick={play.carryOn}>
            {words.statement}
          </ButtonLink>
          <ButtonLink kind="outline" to={paths.safePlay} onClick={play.carryOn}>
            {words.rest}
          </ButtonLink>
        </div>
      }
    >
      <Played />
    </Sheet>
  )
}

function Played() {
  const api = useApi()
  const play = playTimeOf(api)
  const minutes = useStore(play.store, play.minutes)
  const { sums, isPart } = useTodaySums(useNow(api.clock))
  return (
    <div className="grid gap-1 text-body">
      <p>{playMessages.time(durationInWords(minutes))}</p>
      <dl className="flex flex-wrap gap-x-1.5">
        <dt className="text-ink2">{playMessages.netToday}</dt>
        <dd>{sums ? <Net {...sums} /> : historyMessages.notLoaded}</dd>
      </dl>
      {isPart && <p className="text-small text-ink3">{playMessages.unread}</p>}
    </div>
  )
}
