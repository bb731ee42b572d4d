import type { LucideIcon } from 'lucide-react'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Clock from 'lucide-react/icons/clock'
import FileText from 'lucide-react/icons/file-text'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import KeyRound from 'lucide-react/icons/key-round'
import List from 'lucide-react/icons/list'
import MessageSquare from 'lucide-react/icons/message-square'
import Share2 from 'lucide-react/icons/share-2'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Star from 'lucide-react/icons/star'
import Tag from 'lucide-react/icons/tag'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import Trophy from 'lucide-react/icons/trophy'
import Wallet from 'lucide-react/icons/wallet'
import { usePlayer, useRead } from '#data/api-context.tsx'
import { useSettings } from '#data/use-settings.ts'
import { menuMessages as words } from '#messages/en/app/menu.ts'
import { uiMessages } from '#messages/en/app/ui.ts'
import { useBalanceUnsure } from '#money/use-balance-unsure.ts'
import { paths, starlineChartPath } from '#paths'
import { useConfig } from '#platform/config-context.tsx'
import { safeLink, storeLink } from '#platform/links/links.ts'
import { openLink } from '#platform/links/open-link.ts'
import { pageAddress, whatsappShare } from '#platform/links/whatsapp.ts'
import { AccountLinks } from '#ui/content/account-links.tsx'
import { Money } from '#ui/content/money.tsx'
import { useStillHere } from '#ui/frame/link/navigation.ts'
import { useToasts } from '#ui/overlay/toast.tsx'
import { MenuButton, MenuGroup, MenuLink } from './menu-parts.tsx'

type Place = readonly [to: string, icon: LucideIcon, name: string]

const moneyLinks: readonly Place[] = [
  [paths.addFund, ArrowDownToLine, words.addFund],
  [paths.withdrawFund, ArrowUpToLine, words.withdrawFund],
  [paths.withdrawHistory, Clock, words.withdrawHistory],
  [paths.walletStatement, List, words.walletStatement],
]
const moreLinks: readonly Place[] = [
  [paths.biddingHistory, FileText, words.biddingHistory],
  [paths.winningHistory, Trophy, words.winningHistory],
  [paths.starlineHistory, Star, words.starlineHistory],
  [starlineChartPath(), CalendarDays, words.starlineChart],
  [paths.gameRates, Tag, words.gameRates],
  [paths.howToPlay, CircleQuestionMark, words.howToPlay],
  [paths.changePassword, KeyRound, words.changePassword],
  [paths.enquiry, MessageSquare, words.support],
]

interface MenuProps {
  /** Called when a link is tapped: closes the menu. */
  onGo: () => void
}

function Places({ places, onGo }: MenuProps & { places: readonly Place[] }) {
  return places.map(([to, icon, name]) => (
    <MenuLink key={to} to={to} icon={icon} onGo={onGo}>
      {name}
    </MenuLink>
  ))
}

/** Links about the player's money. Not rendered for an inactive player. */
export function MenuWallet({ onGo }: MenuProps) {
  const { balance } = usePlayer()
  const unsure = useBalanceUnsure()
  return (
    <MenuGroup title={words.wallet}>
      <MenuLink
        to={paths.wallet}
        icon={Wallet}
        onGo={onGo}
        trailing={
          balance !== null && (
            <span>
              <Money amount={balance} className="font-bold" />
              {unsure && `, ${uiMessages.beingChecked}`}
            </span>
          )
        }
      >
        {words.wallet}
      </MenuLink>
      <Places places={moneyLinks} onGo={onGo} />
    </MenuGroup>
  )
}

/** Shows each payout account as saved or not added, once the profile is known. */
export function MenuBank({ onGo }: MenuProps) {
  const { data: user } = useRead('getUserProfile')
  return (
    <MenuGroup title={words.bankDetails} tiles>
      <AccountLinks user={user} onGo={onGo} />
    </MenuGroup>
  )
}

/** Histories, help and links out of the app: Invite Friends, Rate Us. */
export function MenuMore({ onGo }: MenuProps) {
  const { appName } = useConfig()
  const { appLink, whenKnown } = useSettings()
  const toasts = useToasts()
  const isStillHere = useStillHere()
  const rateUs = () => {
    const link = storeLink(appLink)
    if (link === null) toasts.error(words.noAppLink)
    else openLink(link)
  }
  const invite = async () => {
    const link = storeLink((await whenKnown()).appLink) ?? pageAddress()
    const share = safeLink('whatsapp', whatsappShare(words.invitation(appName, link)))
    if (share !== null && isStillHere()) openLink(share)
  }

  return (
    <MenuGroup title={words.more}>
      <Places places={moreLinks} onGo={onGo} />
      <MenuButton icon={Share2} onPress={() => void invite()}>
        {words.invite}
      </MenuButton>
      {appLink !== '' && (
        <MenuButton icon={ThumbsUp} onPress={rateUs}>
          {words.rate}
        </MenuButton>
      )}
      <MenuLink to={paths.privacyPolicy} icon={ShieldCheck} onGo={onGo}>
        {words.privacyPolicy}
      </MenuLink>
      <MenuLink to={paths.safePlay} icon={HeartPulse} onGo={onGo}>
        {words.safety}
      </MenuLink>
    </MenuGroup>
  )
}
