import { useEffect, useSyncExternalStore } from 'react'
import type { Game } from '#api/schemas/game.ts'
import { useApi, type Api } from '#session/api-context.tsx'
import { createResultWatch, type ResultWatch } from './result-watch.ts'

/** One watch per app, so that no news is lost while a chart is open. */
const watches = new WeakMap<Api, ResultWatch>()

function watchOf(api: Api): ResultWatch {
  const watch = watches.get(api) ?? createResultWatch()
  watches.set(api, watch)
  return watch
}

/** Watches the games for declared results: what is marked as new. */
export function useResultNews(games: readonly Game[] | undefined, receivedAt: number | null) {
  const watch = watchOf(useApi())
  const news = useSyncExternalStore(watch.subscribe, watch.news, watch.news)
  useEffect(() => {
    if (games && receivedAt !== null) watch.observe(games, receivedAt)
  }, [games, receivedAt, watch])
  return news
}
