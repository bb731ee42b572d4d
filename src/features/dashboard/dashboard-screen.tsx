import type { LucideIcon } from 'lucide-react'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line'
import ChevronRight from 'lucide-react/icons/chevron-right'
import MessageCircle from 'lucide-react/icons/message-circle'
import Star from 'lucide-react/icons/star'
import Tag from 'lucide-react/icons/tag'
import type { ReactNode } from 'react'
import { useApi, usePlayer, useRead } from '#data/api-context.tsx'
import { usePhoneTime } from '#data/phone-time.ts'
import { useSettings } from '#data/use-settings.ts'
import { nextMarketEdge } from '#domain/market/market.ts'
import { starlinePollMs } from '#domain/time/intervals.ts'
import { appMessages } from '#messages/en/app/app.ts'
import { dashboardMessages as words } from '#messages/en/app/dashboard.ts'
import { paths } from '#paths'
import { useConfig } from '#platform/config-context.tsx'
import { useIdle } from '#platform/device/idle.ts'
import { useOnline } from '#platform/device/online.ts'
import { useWhatsappChat } from '#ui/content/use-whatsapp-chat.ts'
import { lazyPart } from '#ui/feedback/lazy-part.tsx'
import { Notice } from '#ui/feedback/notice/notice.tsx'
import { Link } from '#ui/frame/link/link.tsx'
import { Screen } from '#ui/frame/shell.tsx'
import { Mark } from '#ui/game/mark.tsx'
import { useNow } from '#ui/game/use-now.ts'
import { cx } from '#ui/look/cx.ts'
import { Banners } from './banners.tsx'
import { GamesSection, staleMs } from './games/games-section.tsx'
import { useGames } from './games/use-games.ts'
import { freshOf, useResultNews } from './result-watch.ts'

/** Home: what is declared, and how much time is left. */
export function DashboardScreen() {
  const { clock } = useApi()
  const { appName } = useConfig()
  const { isActive } = usePlayer()
  const games = useGames()
  const { list, receivedAt } = games
  const staleAt = receivedAt === null ? Infinity : receivedAt + staleMs + 1
  const now = useNow(clock, (moment) =>
    Math.min(nextMarketEdge(list ?? [], moment), staleAt > moment ? staleAt : Infinity),
  )
  const news = useResultNews(list, receivedAt)
  return (
    <Screen
      title={words.title}
      mark={<Mark name={appName} />}
      onRefresh={games.refresh}
      refreshing={games.refreshing}
      className="home spread gap-3 short:gap-1.5"
    >
      {!isActive && (
        <Notice tone="info" announce="status">
          {appMessages.inactive}
        </Notice>
      )}
      <Banners />
      <Shortcuts isActive={isActive} />
      {isActive && <StarlineCard now={now} />}
      <GamesSection
        games={games}
        isActive={isActive}
        now={now}
        phoneTime={usePhoneTime(now)}
        freshOf={(id) => freshOf(news, id, now)}
      />
      {isActive && <LimitsLink />}
    </Screen>
  )
}

const LimitsLink = lazyPart(() => import('./idle-parts.tsx').then((part) => part.LimitsLink))

const StarlineNext = lazyPart(() => import('./idle-parts.tsx').then((part) => part.StarlineNext))

/** The link to Starline, with its next game once the page has had time to read it. */
function StarlineCard({ now }: { now: number }) {
  const idle = useIdle()
  const online = useOnline()
  const { data } = useRead('listStarlineGames', {}, { enabled: idle, every: starlinePollMs })
  return (
    <Link
      to={paths.starline}
      className="half flex min-h-12 items-center gap-[12px] rounded-card bg-soft px-[16px] py-0.5"
    >
      <Star className="size-[20px] shrink-0 text-accent" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="block font-bold">{words.starline.title}</span>
        <span className="block text-small text-ink2">
          {online ? (
            <StarlineNext games={data} now={now} fallback={<>{words.starline.unknown}</>} />
          ) : (
            words.starline.offline
          )}
        </span>
      </span>
      <ChevronRight className="size-[20px] shrink-0 text-accent" aria-hidden="true" />
    </Link>
  )
}

const tile =
  'card flex h-full min-h-13 w-full flex-col items-center justify-center gap-1 py-1.5 text-center text-small font-medium active:bg-sunken @min-[17rem]:text-[clamp(0.75rem,3.4*var(--cqw),var(--text-small))] @min-[17rem]:leading-4'

/** The tiles under the banners. An inactive player has no money tiles. */
function Shortcuts({ isActive }: { isActive: boolean }) {
  const openChat = useWhatsappChat(useSettings().whenKnown)
  return (
    // By the width of this place, so that large text gets two in a row.
    <div className="half @container">
      <ul
        aria-label={words.shortcuts}
        className={cx('grid h-full grid-cols-2 gap-1.5', isActive && '@min-[17rem]:grid-cols-4')}
      >
        <li>
          <button type="button" onClick={openChat} className={tile}>
            <Face icon={MessageCircle}>{words.whatsapp}</Face>
          </button>
        </li>
        <Place to={paths.gameRates} icon={Tag}>
          {words.gameRates}
        </Place>
        {isActive && (
          <>
            <Place to={paths.addFund} icon={ArrowDownToLine}>
              {words.deposit}
            </Place>
            <Place to={paths.withdrawFund} icon={ArrowUpToLine}>
              {words.withdraw}
            </Place>
          </>
        )}
      </ul>
    </div>
  )
}

interface TileProps {
  icon: LucideIcon
  children: ReactNode
}

function Face({ icon: Icon, children }: TileProps) {
  return (
    <>
      <Icon className="size-5 text-accent" aria-hidden="true" />
      {children}
    </>
  )
}

function Place({ to, ...face }: TileProps & { to: string }) {
  return (
    <li>
      <Link to={to} className={tile}>
        <Face {...face} />
      </Link>
    </li>
  )
}
