/** Words of the installed app: install banner, hint for iOS, newer version. */
export const installedMessages = {
  title: 'Install the app',
  detail: 'Opens faster',
  /** Where the browser has no question of its own. */
  byHand: 'Tap Share, then Add to Home Screen',
  install: 'Install',
  later: 'Later',
  updateTitle: 'New version ready',
  updateDetail: 'Reloads the app',
  update: 'Update',
  version: (app: string, version: string) => `${app} ${version}`,
} as const
