import BookOpen from 'lucide-react/icons/book-open'
import { useRead } from '#data/api-context.tsx'
import { guideMessages as words } from '#messages/en/app/guide.ts'
import { Empty } from '#ui/feedback/empty.tsx'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { CardsSkeleton } from '#ui/feedback/skeleton.tsx'
import { GuideScreen } from './guide-screen.tsx'
import { GuideText } from './guide-text.tsx'

/** The host's guide. */
export function HowToPlayScreen() {
  return (
    <GuideScreen title={words.howToPlay} operation="getHowToPlay">
      <Guide />
    </GuideScreen>
  )
}

function Guide() {
  const guide = useRead('getHowToPlay')
  const { data, isError } = guide
  if (data?.content.trim() === '') {
    return (
      <Empty icon={BookOpen} title={words.noGuideTitle}>
        {words.noGuide}
      </Empty>
    )
  }
  if (data) return <GuideText>{data.content}</GuideText>
  if (isError) {
    return (
      <LoadError read={guide} title={words.howToPlayFailed} retryLabel={words.tryAgain}>
        {words.howToPlayNotLost}
      </LoadError>
    )
  }
  return <CardsSkeleton count={1} height="h-84" />
}
