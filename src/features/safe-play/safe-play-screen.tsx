import { useId, useState } from 'react'
import { useApi } from '#data/api-context.tsx'
import {
  closedBy,
  limitKinds,
  timeOut,
  timeOutDays,
  type SafePlay,
} from '#domain/player/safe-play.ts'
import { formatDateTime } from '#messages/app/dates.ts'
import { playMessages } from '#messages/en/player/play.ts'
import { safePlayMessages as words } from '#messages/en/player/safe-play.ts'
import { paths } from '#paths'
import { useConfig } from '#platform/config-context.tsx'
import { safeLink } from '#platform/links/links.ts'
import { useStore } from '#platform/use-store.ts'
import { checkMinutes, playTimeOf } from '#play/play-time.ts'
import { safePlayOf, useSafePlay } from '#play/safe-play.ts'
import { ClosedNotice } from '#ui/bet/own-limits.tsx'
import { bringIntoView } from '#ui/content/bring-into-view.ts'
import { Button, ButtonLink } from '#ui/content/button.tsx'
import { unbroken } from '#ui/content/unbroken.ts'
import { Notice } from '#ui/feedback/notice/notice.tsx'
import { SelectField } from '#ui/form/field/select-field.tsx'
import { Screen } from '#ui/frame/shell.tsx'
import { useNow } from '#ui/game/use-now.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Limits } from './limits.tsx'

const { check } = playMessages
const checkOptions = [0, ...checkMinutes].map((minutes) => ({
  value: String(minutes),
  label: minutes === 0 ? check.never : check.every(minutes),
}))

/** The player's limits, time-out and reality check, all stored on this phone. */
export function SafePlayScreen() {
  const api = useApi()
  const safePlay = useSafePlay(useNow(api.clock))
  const store = safePlayOf(api)
  return (
    <Screen title={words.title} back={paths.dashboard} className="spread gap-4">
      <Notice tone="info">{words.onPhone}</Notice>
      {!store.isStored() && <Notice tone="warn">{words.notStored}</Notice>}
      {limitKinds.some((kind) => closedBy(safePlay, kind) !== null) && (
        // The buttons that start a time-out are at the end of the screen, so this is scrolled to.
        <div ref={bringIntoView} className="grid scroll-mt-24 gap-4">
          <ClosedNotice safePlay={safePlay} kinds={limitKinds} link={false} />
        </div>
      )}
      <p className="text-small text-ink2">{words.rules}</p>
      <div className="two-columns grid items-start gap-4">
        <Limits kind="deposit" safePlay={safePlay} title={words.deposits} />
        <Limits kind="stake" safePlay={safePlay} title={words.stakes} />
        <RealityCheckSetting />
        <TimeOut safePlay={safePlay} />
        <HelpLines />
      </div>
      <ButtonLink kind="outline" full to={paths.yourData}>
        {words.yourData}
      </ButtonLink>
    </Screen>
  )
}

/** How often this phone reminds the player of the time played and the net position. */
function RealityCheckSetting() {
  const playTime = playTimeOf(useApi())
  return (
    <div className="card grid gap-2 px-4 py-3">
      <SelectField
        label={check.setting}
        options={checkOptions}
        value={String(useStore(playTime.store, (state) => state.check))}
        onChange={(minutes) => playTime.choose(Number(minutes))}
      />
      <p className="text-small text-ink2">{check.help}</p>
    </div>
  )
}

/** Stops the player's bets and deposits on this phone for some days. */
function TimeOut({ safePlay }: { safePlay: SafePlay }) {
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
        {days !== null && (
          <p>{words.confirm(unbroken(formatDateTime(timeOut(safePlay, days).until)))}</p>
        )}
      </Sheet>
    </section>
  )
}

/** The operator's help lines, each `name|link`; nothing without any. */
function HelpLines() {
  const { helpLines } = useConfig()
  const heading = useId()
  if (helpLines === '') return null
  return (
    <section className="card grid gap-1 px-4 py-3" aria-labelledby={heading}>
      <h2 id={heading} className="text-h2">
        {words.help}
      </h2>
      <p className="text-small text-ink2">{words.helpText}</p>
      <ul>
        {helpLines.split(',').map((line) => {
          const [name = '', link = ''] = line.split('|')
          const href = safeLink('helpLine', link)
          return (
            href && (
              <li key={line}>
                <a
                  href={href}
                  className="inline-flex min-h-12 items-center rounded-btn font-semibold wrap-anywhere text-accent"
                  {...(href.startsWith('https:') && {
                    target: '_blank',
                    rel: 'noopener noreferrer',
                  })}
                >
                  <bdi>{name.trim()}</bdi>
                </a>
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
