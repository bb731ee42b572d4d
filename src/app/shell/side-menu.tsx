import LogOut from 'lucide-react/icons/log-out'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import X from 'lucide-react/icons/x'
import { useApi, usePlayer } from '#data/api-context.tsx'
import { installedMessages as installed } from '#messages/en/app/installed.ts'
import { menuMessages as words } from '#messages/en/app/menu.ts'
import { uiMessages } from '#messages/en/app/ui.ts'
import { authMessages } from '#messages/en/player/auth.ts'
import { useConfig } from '#platform/config-context.tsx'
import { appVersion } from '#platform/installed/app-version.ts'
import { Button, IconButton } from '#ui/content/button.tsx'
import { asItIs } from '#ui/content/lang-of.ts'
import { LanguageChoice } from '#ui/content/language-choice.tsx'
import { MobileNumber } from '#ui/content/mobile-number.tsx'
import { useTheme } from '#ui/look/theme.tsx'
import { Drawer } from '#ui/overlay/drawer.tsx'
import { useToasts } from '#ui/overlay/toast.tsx'
import { MenuBank, MenuMore, MenuWallet } from './menu-groups.tsx'

export interface SideMenuProps {
  open: boolean
  onClose: () => void
}

/** The side menu: links to every part of the product. */
export function SideMenu({ open, onClose }: SideMenuProps) {
  const { isActive } = usePlayer()
  const { appName } = useConfig()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      label={uiMessages.menu}
      header={<MenuHeader onClose={onClose} />}
      footer={<MenuFooter />}
    >
      <nav aria-label={uiMessages.menu} className="px-[20px] pt-3 pb-5">
        {isActive && (
          <>
            <MenuWallet onGo={onClose} />
            <MenuBank onGo={onClose} />
          </>
        )}
        <MenuMore onGo={onClose} />
        <p className="mt-4 text-small text-ink3">{installed.version(appName, appVersion())}</p>
      </nav>
    </Drawer>
  )
}

const initialsOf = (name: string) => {
  const parts = name.trim().split(/\s+/)
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : '']
  return letters.map((part) => (part ? [...part][0] : '')).join('')
}

function MenuHeader({ onClose }: { onClose: () => void }) {
  const { user } = usePlayer()
  return (
    <div className="@container flex items-center gap-3 py-4 ps-5 pe-2">
      <span
        aria-hidden="true"
        className="hidden size-12 shrink-0 @min-[14rem]:flex items-center justify-center rounded-btn bg-slate text-body font-bold text-chalk uppercase"
      >
        {initialsOf(user?.name ?? '')}
      </span>
      <div className="min-w-0 flex-1">
        <p data-title tabIndex={-1} {...asItIs(user?.name)} className="text-h2 leading-6">
          {user?.name}
        </p>
        <p className="text-small text-ink3">
          <MobileNumber number={user?.mobileNumber ?? ''} />
        </p>
      </div>
      <IconButton icon={X} label={uiMessages.close} onClick={onClose} />
    </div>
  )
}

function MenuFooter() {
  const { session } = useApi()
  const toasts = useToasts()
  const { shown: theme, toggle: toggleTheme } = useTheme()

  function signOut(): void {
    session.signOut()
    toasts.success(authMessages.loggedOut)
  }

  return (
    <div className="@container px-3 py-2">
      {/* In one row on a small phone too, where it has room for words alone. */}
      <div className="flex flex-wrap justify-between gap-x-1 @max-[17rem]:[&_svg]:hidden">
        <Button kind="danger" icon={LogOut} onClick={signOut} className="px-2!">
          {words.signOut}
        </Button>
        <Button
          kind="text"
          icon={theme === 'dark' ? Sun : Moon}
          onClick={toggleTheme}
          className="px-2! text-ink!"
        >
          {theme === 'dark' ? words.lightTheme : words.darkTheme}
        </Button>
        <LanguageChoice className="px-2! text-ink!" />
      </div>
    </div>
  )
}
