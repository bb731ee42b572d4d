import type { ComponentProps } from 'react'
import { Link } from '../frame/link/link.tsx'
import { cx } from '../look/cx.ts'

/** A link in the rhythm of its text: its hit area of 48 px lies around it and takes no room. */
export const TextLink = ({ className, ...link }: ComponentProps<typeof Link>) => (
  <Link {...link} className={cx('hit rounded-tile', className)} />
)

/** A button that reads like a link in its text, with the same hit area. */
export const TextButton = ({ className, ...button }: ComponentProps<'button'>) => (
  <button type="button" {...button} className={cx('hit rounded-tile text-start', className)} />
)
