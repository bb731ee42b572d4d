import { paths } from '#paths'
import { useApi } from '#session/api-context.tsx'
import { safePlayOf, useSafePlay } from '#session/play/safe-play.ts'
import { TimeOutNotice } from '#ui/bet/own-limits.tsx'
import { Notice } from '#ui/feedback/notice/notice.tsx'
import { Screen } from '#ui/frame/shell.tsx'
import { useNow } from '#ui/game/use-now.ts'
import { safePlayMessages as words } from '#words/player/safe-play.ts'
import { HelpLines } from './help-lines.tsx'
import { Limits } from './limits.tsx'
import { RealityCheckSetting } from './reality-check-setting.tsx'
import { TimeOut } from './time-out.tsx'

/** Limits, time-out and reality check of this phone. */
export function SafePlayScreen() {
  const api = useApi()
  const at = useSafePlay(useNow(api.clock))
  const store = safePlayOf(api)
  return (
    <Screen title={words.title} back={paths.dashboard} className="gap-4">
      <Notice tone="info">{words.onPhone}</Notice>
      {!store.isStored() && <Notice tone="warn">{words.notKept}</Notice>}
      <TimeOutNotice at={at} />
      <p className="text-small text-ink2">{words.rules}</p>
      <Limits kind="deposit" at={at} title={words.deposits} />
      <Limits kind="stake" at={at} title={words.stakes} />
      <RealityCheckSetting />
      <TimeOut at={at} />
      <HelpLines />
    </Screen>
  )
}
