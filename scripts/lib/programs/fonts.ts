import { fileURLToPath } from 'node:url'

/** With these, Chromium on Linux draws with the fonts of our packages; elsewhere it doesn't read them. */
export const fontVariables = {
  FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)),
}
