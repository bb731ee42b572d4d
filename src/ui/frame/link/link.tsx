import type { ComponentProps, MouseEvent } from 'react'
import { addressOf } from '#platform/links/address.ts'
import { useGo } from './navigation.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An own path. */
  to: string
}

/** A press that opens in this page, not in a new tab or as a download. */
const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey

/** A link to another screen, without reloading the page. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const go = useGo()
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (go === null || event.defaultPrevented || !isPlainPress(event)) return
    event.preventDefault()
    void go(to)
  }
  return (
    <a {...rest} href={addressOf(to)} onClick={press}>
      {children}
    </a>
  )
}
