import type { Config } from '#platform/config.ts'
import { prerenderScreens } from '#start/prerender.tsx'
import { FirstOverlay } from '#ui/tools/first-overlay.tsx'
import { DemoAccounts } from './accounts.tsx'
import { DemoMark } from './demo-mark.tsx'

const overlay = <FirstOverlay first={<DemoMark />}>{null}</FirstOverlay>
const prerendered = await prerenderScreens({
  config: __CONFIG__ as Config,
  loginFirst: true,
  slots: { authAccounts: DemoAccounts, overlay },
})
process.stdout.write(JSON.stringify(prerendered))
