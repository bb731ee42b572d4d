import type { Config } from '#platform/config.ts'
import { prerenderScreens } from './prerender.tsx'

const prerendered = await prerenderScreens({
  config: __CONFIG__ as Config,
  loginFirst: !__MONITOR__,
})
process.stdout.write(JSON.stringify(prerendered))
