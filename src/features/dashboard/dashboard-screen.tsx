import { nextMarketEdge } from '#domain/market/market.ts'
import { dashboardPollMs } from '#domain/time/intervals.ts'
import { appMessages } from '#messages/app/app.ts'
import { dashboardMessages as words } from '#messages/app/dashboard.ts'
import { useConfig } from '#platform/config-context.tsx'
import { useApi, usePlayer } from '#session/api-context.tsx'
import { later } from '#ui/feedback/later.tsx'
import { Notice } from '#ui/feedback/notice/notice.tsx'
import { Screen } from '#ui/frame/shell.tsx'
import { Mark } from '#ui/game/mark.tsx'
import { useNow } from '#ui/game/use-now.ts'
import { Banners } from './banners.tsx'
import { GameList } from './games/game-list.tsx'
import { GamesHead } from './games/games-head.tsx'
import { useGames } from './games/use-games.ts'
import { freshOf } from './result-watch.ts'
import { Shortcuts } from './shortcuts.tsx'
import { StarlineCard } from './starline-card.tsx'
import { useResultNews } from './use-result-news.ts'

const OpenNow = later(() => import('./games/open-now.tsx').then((part) => part.OpenNow))

/** Data older than two polling periods is marked as old. */
const staleMs = 2 * dashboardPollMs

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
      className="gap-3"
    >
      {!isActive && (
        <Notice tone="info" announce="status">
          {appMessages.inactive}
        </Notice>
      )}
      <Banners />
      <Shortcuts isActive={isActive} />
      {isActive && <StarlineCard now={now} />}
      <section aria-labelledby="games" className="flex flex-col gap-3">
        <GamesHead receivedAt={receivedAt} staleMs={staleMs} now={now} />
        {isActive && games.error === null && (
          // Reserves its space, so that nothing moves when it comes.
          <p className="-my-2 flex min-h-12 items-center text-small text-ink2">
            <OpenNow games={list} now={now} />
          </p>
        )}
        <GameList
          games={games}
          isActive={isActive}
          now={now}
          freshOf={(id) => freshOf(news, id, now)}
        />
      </section>
    </Screen>
  )
}
