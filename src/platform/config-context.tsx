import { createContext, use } from 'react'
import type { Config } from './config.ts'

const ConfigContext = createContext<Config | null>(null)
export const ConfigProvider = ConfigContext.Provider

/** The build's configuration. Throws outside of a `ConfigProvider`. */
export function useConfig(): Config {
  const config = use(ConfigContext)
  if (config === null) throw new Error('useConfig needs a ConfigProvider above it')
  return config
}
