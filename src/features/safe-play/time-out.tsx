import { useState } from 'react'
import { timeOut, timeOutDays, type SafePlay } from '#domain/player/safe-play.ts'
import { formatDateTime } from '#messages/app/dates.ts'
import { useApi } from '#session/api-context.tsx'
import { safePlayOf } from '#session/play/safe-play.ts'
import { Button } from '#ui/content/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { safePlayMessages as words } from '#words/player/safe-play.ts'

/** Closes betting and deposits on this phone for a while. */
export function TimeOut({ at }: { at: SafePlay }) {
  const store = safePlayOf(useApi())
  const [days, setDays] = useState<(typeof timeOutDays)[number] | null>(null)
  const close = () => setDays(null)
  return (
    <section className="card grid gap-3 px-4 py-3">
      <div>
        <h2 className="text-h2">{words.breakTitle}</h2>
        <p className="text-small text-ink2">{words.breakHelp}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {timeOutDays.map((each) => (
          <Button
            key={each}
            kind="outline"
            className="flex-1 basis-28"
            aria-haspopup="dialog"
            onClick={() => setDays(each)}
          >
            {words.breaks[each]}
          </Button>
        ))}
      </div>
      <Sheet
        open={days !== null}
        onClose={close}
        title={words.breakTitle}
        footer={
          <div className="grid gap-2">
            <Button
              full
              onClick={() => {
                if (days !== null) void store.timeOut(days)
                close()
              }}
            >
              {words.begin}
            </Button>
            <Button kind="text" full onClick={close}>
              {words.cancel}
            </Button>
          </div>
        }
      >
        {days !== null && <p>{words.confirm(formatDateTime(timeOut(at, days).until))}</p>}
      </Sheet>
    </section>
  )
}
