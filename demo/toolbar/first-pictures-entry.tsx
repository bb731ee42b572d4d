import { drawFirstPictures } from '#app/start/first-pictures.tsx'
import type { Config } from '#platform/config.ts'
import { FirstOverlay } from '#ui/tools/first-overlay.tsx'
import { DemoAccounts } from './accounts.tsx'
import { DemoMark } from './demo-mark.tsx'

const overlay = <FirstOverlay first={<DemoMark />}>{null}</FirstOverlay>
const pictures = await drawFirstPictures({
  config: __CONFIG__ as Config,
  loginFirst: true,
  slots: { authAccounts: DemoAccounts, overlay },
})
process.stdout.write(JSON.stringify(pictures))
