import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Api, useApi } from '#session/api-context.tsx'
import type { Game } from '#api/schemas/game.ts'
import { createResultWatch, type ResultWatch } from './result-watch.ts'

/** One watch per app, so that a visit to a chart loses no news. */
const watches = new WeakMap<Api, ResultWatch>()

function watchOf(api: Api): ResultWatch {
  const watch = watches.get(api) ?? createResultWatch()
  watches.set(api, watch)
  return watch
}

/** Watches the games for declared results; `said` is what came since this screen opened. */
export function useResultNews(games: readonly Game[] | undefined, receivedAt: number | null) {
  const watch = watchOf(useApi())
  const news = useSyncExternalStore(watch.subscribe, watch.news, watch.news)
  const [heard] = useState(news.count)
  useEffect(() => {
    if (games && receivedAt !== null) watch.observe(games, receivedAt)
  }, [games, receivedAt, watch])
  return { news, said: news.count > heard ? news.sentence : '' }
}
