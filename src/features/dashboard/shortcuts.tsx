import type { LucideIcon } from 'lucide-react'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line'
import MessageCircle from 'lucide-react/icons/message-circle'
import Tag from 'lucide-react/icons/tag'
import type { ReactNode } from 'react'
import { dashboardMessages as words } from '#messages/app/dashboard.ts'
import { paths } from '#paths'
import { useWhatsappNumber } from '#session/settings/use-whatsapp-number.ts'
import { useWhatsappChat } from '#ui/content/use-whatsapp-chat.ts'
import { Link } from '#ui/frame/link/link.tsx'
import { cx } from '#ui/look/cx.ts'

const tile =
  'card flex h-full min-h-16 w-full flex-col items-center justify-center gap-1.5 px-0.5 py-2.5 text-center text-small font-medium active:bg-sunken @min-[20rem]:text-[clamp(0.75rem,3.4cqw,var(--text-small))]'

/** The tiles under the banners. An inactive player has no money tiles. */
export function Shortcuts({ isActive }: { isActive: boolean }) {
  const openChat = useWhatsappChat(useWhatsappNumber())
  return (
    // By the width of this place, so that large text gets two in a row.
    <div className="@container">
      <ul
        aria-label={words.shortcuts}
        className={cx('grid grid-cols-2 gap-2', isActive && '@min-[20rem]:grid-cols-4')}
      >
        <li>
          <button type="button" onClick={openChat} className={tile}>
            <Face icon={MessageCircle}>{words.whatsapp}</Face>
          </button>
        </li>
        <Place to={paths.gameRates} icon={Tag}>
          {words.gameRates}
        </Place>
        {isActive && (
          <>
            <Place to={paths.addFund} icon={ArrowDownToLine}>
              {words.deposit}
            </Place>
            <Place to={paths.withdrawFund} icon={ArrowUpToLine}>
              {words.withdraw}
            </Place>
          </>
        )}
      </ul>
    </div>
  )
}

interface TileProps {
  icon: LucideIcon
  children: ReactNode
}

function Face({ icon: Icon, children }: TileProps) {
  return (
    <>
      <Icon className="size-5 text-accent" aria-hidden="true" />
      {children}
    </>
  )
}

function Place({ to, ...face }: TileProps & { to: string }) {
  return (
    <li>
      <Link to={to} className={tile}>
        <Face {...face} />
      </Link>
    </li>
  )
}
