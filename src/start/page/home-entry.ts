import { mayBet } from '#domain/player/may-bet.ts'
import { deviceClock } from '#domain/time/clock.ts'
import { stored } from '#platform/storage/storage.ts'
import type { Bootstrap, StoredGames } from './bootstrap.ts'
import { renderGames } from './early-games.ts'
import type { StartedCall } from './started-calls.ts'
import { plainGames, storedGames } from './stored-games.ts'

/**
 * The games from the host's responses; null unless they prove that this player may bet on them. An
 * inactive player or an admin sees another home, which the app renders. One of the calls reads the
 * games, the others the player.
 */
async function readGames(calls: readonly StartedCall[]): Promise<StoredGames | null> {
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

/** Renders stored games into home's frame at once, and the host's games when they have arrived. */
function showGames(bootstrap: Bootstrap, samples: DocumentFragment): void {
  const render = (games: StoredGames | null) => {
    if (games !== null && !bootstrap.isOver) renderGames(samples, games, deviceClock.now())
  }
  let lastGames = storedGames({ get: stored })
  try {
    render(lastGames)
  } catch {
    // If stored games can't be rendered, the host's must be all the same, on each visit.
    lastGames = null
  }
  bootstrap.storedGames = lastGames
  readGames(bootstrap.own).then(render, () => undefined)
}

// This script is at the end of the page, since the login needs nothing of it.
const samples = document.querySelector<HTMLTemplateElement>('#prerendered-games')
window.bootstrap?.place()
if (!__DEMO__ && samples && window.bootstrap?.prerendered === 'home')
  showGames(window.bootstrap, samples.content)
