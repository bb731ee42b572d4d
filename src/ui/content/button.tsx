import type { LucideIcon } from 'lucide-react'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import type { SafeLink } from '#platform/links/links.ts'
import { Link } from '../frame/link/link.tsx'
import { cx } from '../look/cx.ts'

/** `spark` is for slate only; at most one fill or spark button per view. */
export type ButtonKind = 'fill' | 'outline' | 'quiet' | 'text' | 'spark' | 'danger'

const kinds: Record<ButtonKind, string> = {
  fill: 'bg-fill text-on-fill active:bg-fill-press',
  outline: 'border-[1.5px] border-ctl text-ink active:bg-sunken',
  quiet: 'bg-sunken text-ink',
  text: 'text-accent',
  spark: 'bg-spark text-on-spark active:bg-spark-press',
  danger: 'text-bad',
}
const sizes = {
  // In the size of the text around it; its hit area is 48 px high, and as wide as it is.
  40: 'hit min-h-10 min-w-12 rounded-btn after:inset-x-0',
  48: 'min-h-12 rounded-btn text-body',
  56: 'min-h-14 rounded-card px-3 text-h2',
} as const

interface ButtonStyle {
  kind?: ButtonKind | undefined
  /** Height in CSS pixels at normal text size. */
  size?: 40 | 48 | 56 | undefined
  /** Less room at the sides, where a row is crowded. */
  tight?: boolean | undefined
  /** Fills the available width. */
  full?: boolean | undefined
  icon?: LucideIcon | undefined
  className?: string | undefined
  children: ReactNode
}

const buttonClass = ({
  kind = 'fill',
  size = 48,
  tight,
  full,
  className,
}: Omit<ButtonStyle, 'children' | 'icon'>) =>
  cx(
    'inline-flex items-center justify-center gap-2 py-1 text-center font-bold no-underline [transition:background-color_100ms]',
    kinds[kind],
    sizes[size],
    // A border needs room around the words.
    size !== 56 && (!tight ? 'px-4' : kind === 'outline' ? 'px-2.5' : 'px-1.5'),
    full && 'w-full',
    className,
  )

export interface ButtonProps
  extends ButtonStyle, Omit<ComponentProps<'button'>, keyof ButtonStyle> {
  /** Something is being sent: a spinner, presses are ignored, focus stays. */
  busy?: boolean | undefined
}

/** A button. Disabled text keeps 4.5:1; prefer a pressable button that says why it cannot. */
export function Button(props: ButtonProps) {
  const { kind, size, tight, full, icon: Icon, className, children, busy, onClick, ...rest } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A press while busy must not submit the form, and `disabled` would lose the focus.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={cx(
        buttonClass({ kind: rest.disabled ? 'quiet' : kind, size, tight, full, className }),
        rest.disabled && 'text-ink3!',
      )}
    >
      {busy ? (
        <LoaderCircle className="spin size-5 shrink-0" aria-hidden="true" />
      ) : (
        Icon && <Icon className="size-5 shrink-0" aria-hidden="true" />
      )}
      {children}
    </button>
  )
}

export interface ButtonLinkProps extends ButtonStyle {
  /** A path in the app, or… */
  to?: string
  /** …an outside address. */
  href?: SafeLink
  onClick?: (() => void) | undefined
  'aria-label'?: string | undefined
}

/** A link that looks like a button. */
export function ButtonLink({ to, href, icon: Icon, children, onClick, ...rest }: ButtonLinkProps) {
  const { kind, size, tight, full, className, ...aria } = rest
  const shared = {
    ...aria,
    onClick,
    className: buttonClass({ kind, size, tight, full, className }),
  }
  const content = (
    <>
      {Icon && <Icon className="size-5 shrink-0" aria-hidden="true" />}
      {children}
    </>
  )
  if (to !== undefined) {
    return (
      <Link to={to} {...shared}>
        {content}
      </Link>
    )
  }
  return (
    // An app link (`upi:`, `tel:`) leaves this page open; a new tab would stay empty.
    <a
      href={href}
      {...(/^https?:/i.test(href ?? '') && { target: '_blank', rel: 'noopener noreferrer' })}
      {...shared}
    >
      {content}
    </a>
  )
}

export interface IconButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon
  /** What it does, in words. */
  label: string
  /** As on a `Button`. */
  busy?: boolean | undefined
}

/** A 48 px button that shows only an icon. */
export function IconButton(props: IconButtonProps) {
  const { icon: Icon, label, busy, className, onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? undefined : onClick}
      aria-label={label}
      aria-busy={busy || undefined}
      className={cx(
        'inline-flex size-[48px] shrink-0 items-center justify-center rounded-btn active:bg-sunken',
        className,
      )}
    >
      <Icon className={cx('size-6', busy && 'spin')} aria-hidden="true" />
    </button>
  )
}
