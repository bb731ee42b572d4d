import type { LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { accountGrid } from '#ui/content/account-links.tsx'
import { Link } from '#ui/frame/link/link.tsx'
import { cx } from '#ui/look/cx.ts'

export interface MenuGroupProps {
  title: string
  /** Two entries side by side instead of a list. */
  tiles?: true
  children: ReactNode
}

/** A titled group of the side menu. */
export function MenuGroup({ title, tiles, children }: MenuGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-2 first:mt-0">
      <h2 id={id} className="py-1.5 text-small font-semibold text-ink3">
        {title}
      </h2>
      <ul className={cx(tiles && accountGrid)}>{children}</ul>
    </section>
  )
}

const rowClass =
  '-mx-[8px] flex min-h-12 w-[calc(100%+16px)] items-center gap-[16px] rounded-btn px-[8px] py-2 text-start font-medium active:bg-sunken'

interface RowProps {
  icon: LucideIcon
  children: ReactNode
}

function RowContent({ icon: Icon, children }: RowProps) {
  return (
    <>
      <Icon className="size-5 shrink-0 text-ink2" aria-hidden="true" />
      <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">{children}</span>
    </>
  )
}

export interface MenuLinkProps extends RowProps {
  to: string
  /** Closes the menu, even if the link's screen is already open. */
  onGo: () => void
  /** At the right end: the balance. */
  trailing?: ReactNode
}

/** A link to a screen of the app. */
export function MenuLink({ to, onGo, trailing, icon, children }: MenuLinkProps) {
  return (
    <li>
      <Link to={to} onClick={onGo} className={rowClass}>
        <RowContent icon={icon}>
          <span className="min-w-0">{children}</span>
          {trailing}
        </RowContent>
      </Link>
    </li>
  )
}

/** A button that opens something outside the app. */
export function MenuButton({ onPress, ...content }: RowProps & { onPress: () => void }) {
  return (
    <li>
      <button type="button" onClick={onPress} className={rowClass}>
        <RowContent {...content} />
      </button>
    </li>
  )
}
