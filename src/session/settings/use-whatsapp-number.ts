import { useSettings } from './use-settings.ts'

/**
 * Reads the support number: at once when the settings are known, else after they answered, so that
 * a quick tap is not told that there is none. Empty text means not available.
 */
export function useWhatsappNumber(): () => Promise<string> {
  const { whenKnown } = useSettings()
  return async () => (await whenKnown()).whatsappNumber
}
