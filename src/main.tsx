import { createApi } from '#api/api-context.tsx'
import { mount } from '#app/mount.tsx'
import { deviceClock } from '#domain/clock.ts'
import { readConfig, type Config } from '#platform/config.ts'
import { localStore } from '#platform/storage.ts'
import { applyTheme, readThemeChoice } from '#ui/theme.tsx'
import '#ui/tokens.css'

/** A broken configuration is said in plain sentences, never shown as a blank page. */
function showProblems(problems: readonly string[]): void {
  const line = document.getElementById('boot-error')
  if (line === null) return
  line.textContent = problems.join(' ')
  line.hidden = false
}

function bootLive(config: Config): void {
  const api = createApi({ host: config.apiHost, clock: deviceClock, storage: localStore })
  mount({ api, config })
}

async function boot(config: Config): Promise<void> {
  if (!__DEMO__) return bootLive(config)
  const { bootDemo } = await import('../scenarios/demo.tsx')
  await bootDemo(config)
}

applyTheme(readThemeChoice())
const answer = readConfig(import.meta.env)
if (!answer.ok) showProblems(answer.problems)
else boot(answer.config).catch((error: unknown) => showProblems([(error as Error).message]))
