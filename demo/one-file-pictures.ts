import type { Connection } from '#session/connection.tsx'

const folder = '/mocks/assets/api/banner-settings'
const pictures: Record<string, string> = import.meta.glob(
  '/mocks/assets/api/banner-settings/**/*.svg',
  { query: '?inline', import: 'default', eager: true },
)

/** The connection of the one-file demo, whose banners are in the file too. */
export const withInlinePictures = (connection: Connection): Connection => ({
  ...connection,
  client: { ...connection.client, bannerUrl: (path) => pictures[folder + path] ?? '' },
})
