import type { Config } from './config.ts'
import { createNeeded } from './needed-context.ts'

/** The build's configuration, as the operator's file changes it. */
export const [ConfigProvider, useConfig] = createNeeded<Config>('ConfigProvider')
