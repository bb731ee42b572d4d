import CalendarDays from 'lucide-react/icons/calendar-days'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import FileText from 'lucide-react/icons/file-text'
import KeyRound from 'lucide-react/icons/key-round'
import MessageCircle from 'lucide-react/icons/message-circle'
import MessageSquare from 'lucide-react/icons/message-square'
import Phone from 'lucide-react/icons/phone'
import Share2 from 'lucide-react/icons/share-2'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Star from 'lucide-react/icons/star'
import Tag from 'lucide-react/icons/tag'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import Trophy from 'lucide-react/icons/trophy'
import { menuMessages as words } from '#messages/app/menu.ts'
import { paths, starlineChartPath } from '#paths'
import { useConfig } from '#platform/config-context.tsx'
import { safeLink } from '#platform/links/links.ts'
import { openLink } from '#platform/links/open-link.ts'
import { pageAddress, whatsappShare } from '#platform/links/whatsapp.ts'
import { useSettings } from '#session/settings/use-settings.ts'
import { useWhatsappNumber } from '#session/settings/use-whatsapp-number.ts'
import { useWhatsappChat } from '#ui/content/use-whatsapp-chat.ts'
import { MenuButton, MenuGroup, MenuLink } from './menu-parts.tsx'

/** Histories, help and links out of the app: WhatsApp, Invite Friends, Rate Us. */
export function MenuMore({ onGo }: { onGo: () => void }) {
  const { appName } = useConfig()
  const { appLink, whenKnown } = useSettings()
  const openChat = useWhatsappChat(useWhatsappNumber())
  const rateUs = safeLink('appLink', appLink)
  const invite = async () => {
    const link = safeLink('appLink', (await whenKnown()).appLink) ?? pageAddress()
    const share = safeLink('whatsapp', whatsappShare(words.invitation(appName, link)))
    if (share !== null) openLink(share)
  }

  return (
    <MenuGroup title={words.more}>
      <MenuLink to={paths.biddingHistory} icon={FileText} onGo={onGo}>
        {words.biddingHistory}
      </MenuLink>
      <MenuLink to={paths.winningHistory} icon={Trophy} onGo={onGo}>
        {words.winningHistory}
      </MenuLink>
      <MenuLink to={paths.starlineHistory} icon={Star} onGo={onGo}>
        {words.starlineHistory}
      </MenuLink>
      <MenuLink to={starlineChartPath()} icon={CalendarDays} onGo={onGo}>
        {words.starlineChart}
      </MenuLink>
      <MenuLink to={paths.gameRates} icon={Tag} onGo={onGo}>
        {words.gameRates}
      </MenuLink>
      <MenuLink to={paths.howToPlay} icon={CircleQuestionMark} onGo={onGo}>
        {words.howToPlay}
      </MenuLink>
      <MenuLink to={paths.changePassword} icon={KeyRound} onGo={onGo}>
        {words.changePassword}
      </MenuLink>
      <MenuLink to={paths.enquiry} icon={MessageSquare} onGo={onGo}>
        {words.enquiry}
      </MenuLink>
      <MenuLink to={paths.contactUs} icon={Phone} onGo={onGo}>
        {words.contactUs}
      </MenuLink>
      <MenuButton icon={MessageCircle} onPress={openChat}>
        {words.whatsapp}
      </MenuButton>
      <MenuButton icon={Share2} onPress={() => void invite()}>
        {words.invite}
      </MenuButton>
      {rateUs !== null && (
        <MenuButton icon={ThumbsUp} onPress={() => openLink(rateUs)}>
          {words.rate}
        </MenuButton>
      )}
      <MenuLink to={paths.privacyPolicy} icon={ShieldCheck} onGo={onGo}>
        {words.privacyPolicy}
      </MenuLink>
    </MenuGroup>
  )
}
