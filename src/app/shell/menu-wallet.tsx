import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line'
import Clock from 'lucide-react/icons/clock'
import List from 'lucide-react/icons/list'
import Wallet from 'lucide-react/icons/wallet'
import { menuMessages as words } from '#messages/app/menu.ts'
import { paths } from '#paths'
import { usePlayer } from '#session/api-context.tsx'
import { Money } from '#ui/content/money.tsx'
import { MenuGroup, MenuLink } from './menu-parts.tsx'

/** Everything about the player's money; not for an inactive player. */
export function MenuWallet({ onGo }: { onGo: () => void }) {
  const { balance } = usePlayer()
  return (
    <MenuGroup title={words.wallet}>
      <MenuLink
        to={paths.wallet}
        icon={Wallet}
        onGo={onGo}
        trailing={balance !== null && <Money amount={balance} className="font-bold" />}
      >
        {words.wallet}
      </MenuLink>
      <MenuLink to={paths.addFund} icon={ArrowDownToLine} onGo={onGo}>
        {words.addFund}
      </MenuLink>
      <MenuLink to={paths.withdrawFund} icon={ArrowUpToLine} onGo={onGo}>
        {words.withdrawFund}
      </MenuLink>
      <MenuLink to={paths.withdrawHistory} icon={Clock} onGo={onGo}>
        {words.withdrawHistory}
      </MenuLink>
      <MenuLink to={paths.walletStatement} icon={List} onGo={onGo}>
        {words.walletStatement}
      </MenuLink>
    </MenuGroup>
  )
}
