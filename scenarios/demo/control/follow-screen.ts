import { addressOf } from '#platform/links/address.ts'

/** Shows the screens that another window shows. */
export function followScreen() {
  let shown: string | null = null
  return ({ path }: { path: string }) => {
    if (path === shown) return
    shown = path
    window.history.replaceState(null, '', addressOf(path))
    // As after the browser's own buttons: the router looks at the address.
    window.dispatchEvent(new PopStateEvent('popstate'))
  }
}
