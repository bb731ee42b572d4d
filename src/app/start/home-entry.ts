import { mayBet } from '#domain/player/may-bet.ts'
import { deviceClock } from '#domain/time/clock.ts'
import { renderGames } from '#features/dashboard/games/early-games.ts'
import type { Bootstrap, StoredGames } from '#platform/bootstrap/bootstrap.ts'
import type { StartedCall } from '#platform/bootstrap/started-calls.ts'
import { stored } from '#platform/storage/storage.ts'
import { plainGames, storedGames } from '#session/storage/stored-games.ts'

/**
 * What the host says about the games, if it's sure that this player may bet on them: an inactive
 * one or an admin sees something else, which the app renders. One of the calls asks for the games,
 * the others for the player.
 */
async function answeredGames(calls: readonly StartedCall[]): Promise<StoredGames | null> {
  const bodies = await Promise.all(
    calls.map(async (call) => {
      const answer = await call.answer
      return answer.ok ? ((await answer.clone().json()) as Record<string, unknown>) : null
    }),
  )
  const games = bodies.map(plainGames).find(Boolean)
  const mayAllBet = bodies.every((body) => {
    const user = body?.user ?? body
    return user !== null && mayBet(user)
  })
  return games && mayAllBet ? { games, at: deviceClock.now() } : null
}

/** Renders the games seen last into home's frame, and those of the host once it has answered. */
function showGames(bootstrap: Bootstrap, samples: DocumentFragment): void {
  const render = (games: StoredGames | null) => {
    if (games !== null && !bootstrap.isOver) renderGames(samples, games, deviceClock.now())
  }
  let known = storedGames({ get: stored })
  try {
    render(known)
  } catch {
    // Whatever is kept that can't be rendered, the app must start: it would fail on each visit.
    known = null
  }
  bootstrap.storedGames = known
  // A page in the background paints nothing.
  if (known === null || document.hidden) bootstrap.loadRest()
  else requestAnimationFrame(() => setTimeout(bootstrap.loadRest))
  answeredGames(bootstrap.own).then(render, () => undefined)
}

// At the end of the page: nothing of it is needed for the login.
const samples = document.querySelector<HTMLTemplateElement>('#prerendered-games')
window.bootstrap?.place()
if (!__DEMO__ && samples && window.bootstrap?.prerendered === 'home')
  showGames(window.bootstrap, samples.content)
