import { appMessages } from '#messages/en/app/app.ts'
import { paths } from '#paths'
import type { Config } from '../../src/platform/config.ts'

/** The light theme's `--bg`; a test compares it with the tokens and the page. */
const PAGE_COLOR = '#EFF3F2'

/** What a long press on the installed app's icon offers. */
const shortcuts = [
  { name: appMessages.tabs.home, url: paths.dashboard },
  { name: appMessages.tabs.bids, url: paths.biddingHistory },
  { name: appMessages.tabs.starline, url: paths.starline },
  { name: appMessages.tabs.wallet, url: paths.wallet },
]

const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The web app manifest. The demo, installed beside the product, is another app. */
export function webManifest({ appName }: Pick<Config, 'appName'>, demo: boolean) {
  const name = demo ? `${appName} demo` : appName
  return {
    id: demo ? '/?demo' : '/',
    name,
    short_name: name,
    description: `${appName}: play, watch results and keep your wallet.`,
    lang: 'en-IN',
    dir: 'ltr',
    start_url: paths.dashboard,
    scope: '/',
    display: 'standalone',
    background_color: PAGE_COLOR,
    theme_color: PAGE_COLOR,
    icons: [
      png('icon-192', 192, 'any'),
      png('icon-512', 512, 'any'),
      png('icon-maskable-512', 512, 'maskable'),
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: shortcuts.map((shortcut) => ({
      ...shortcut,
      icons: [png('icon-192', 192, 'any')],
    })),
  }
}
