import type { Config } from '#platform/config.ts'
import { drawFirstPictures } from './first-pictures.tsx'

const pictures = await drawFirstPictures({
  config: __CONFIG__ as Config,
  loginFirst: !__MONITOR__,
})
process.stdout.write(JSON.stringify(pictures))
