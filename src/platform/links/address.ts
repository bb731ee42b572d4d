/**
 * The app's path in the browser's address. The one-file demo has it behind a '#': a file on a disk
 * has one address, which no script may change.
 */
export const pathOnScreen = (): string =>
  __ONE_FILE__ ? window.location.hash.replace(/^#|\?.*/g, '') || '/' : window.location.pathname

/** The address that shows a path of the app. */
export const addressOf = (path: string): string => (__ONE_FILE__ ? `#${path}` : path)
