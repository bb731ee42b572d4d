import BookOpen from 'lucide-react/icons/book-open'
import { useEffect } from 'react'
import { useRead } from '#session/api-context.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { later } from '#ui/feedback/later.tsx'
import { LoadError, type Retriable } from '#ui/feedback/load-error.tsx'
import { CardsSkeleton } from '#ui/feedback/skeleton.tsx'
import { guideMessages as words } from '#words/app/guide.ts'
import { GuideScreen } from './guide-screen.tsx'

// Separate, so that the text is fetched while the markdown reader is still loading.
const GuideText = later(async () => (await import('./guide-text.tsx')).GuideText)

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
  useEffect(() => void GuideText.preload(), [])
  if (data?.content.trim() === '') {
    return (
      <Empty icon={BookOpen} title={words.noGuideTitle}>
        {words.noGuide}
      </Empty>
    )
  }
  if (data) {
    return (
      <GuideText wanted fallback={<CardsSkeleton count={1} height="h-84" />} failed={NotShown}>
        {data.content}
      </GuideText>
    )
  }
  if (isError) return <NotShown read={guide} />
  return <CardsSkeleton count={1} height="h-84" />
}

const NotShown = (props: { read: Retriable }) => (
  <LoadError title={words.howToPlayFailed} retryLabel={words.tryAgain} {...props}>
    {words.howToPlayNotLost}
  </LoadError>
)
