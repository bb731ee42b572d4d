import BookOpen from 'lucide-react/icons/book-open'
import { lazy, Suspense } from 'react'
import { guideMessages as words } from '#messages/app/guide.ts'
import { paths } from '#paths'
import { useConfig } from '#platform/config-context.tsx'
import { useRead } from '#session/api-context.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { Bone, Skeleton } from '#ui/feedback/skeleton.tsx'
import { PublicScreen } from '#ui/frame/public-screen.tsx'
import { GuideStrip } from './guide-strip.tsx'

// Separate, so that the text is fetched while the markdown reader is still loading.
const GuideText = lazy(() =>
  import('./guide-text.tsx').then(({ GuideText }) => ({ default: GuideText })),
)

/** The host's guide. */
export function HowToPlayScreen() {
  const { appName } = useConfig()
  return (
    <PublicScreen
      title={words.howToPlay}
      appName={appName}
      home={paths.auth}
      top={<GuideStrip operation="getHowToPlay" />}
    >
      <Guide />
    </PublicScreen>
  )
}

function Guide() {
  const { data, isError, isFetching, refetch } = useRead('getHowToPlay')
  if (data?.content.trim() === '') {
    return (
      <Empty icon={BookOpen} title={words.noGuideTitle}>
        {words.noGuide}
      </Empty>
    )
  }
  if (data) {
    return (
      <article className="card p-4 pb-5">
        <Suspense fallback={<TextBones />}>
          <GuideText>{data.content}</GuideText>
        </Suspense>
      </article>
    )
  }
  if (isError) {
    return (
      <LoadError
        title={words.howToPlayFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
        retryLabel={words.tryAgain}
      >
        {words.howToPlayNotLost}
      </LoadError>
    )
  }
  return (
    <div className="card p-4 pb-5">
      <TextBones />
    </div>
  )
}

const lines = ['w-2/5 h-5', 'w-full', 'w-full', 'w-3/4', 'mt-4 w-1/2 h-5', 'w-full', 'w-5/6']

function TextBones() {
  return (
    <Skeleton className="grid gap-3">
      {lines.map((line, index) => (
        <Bone key={index} className={`h-3.5 ${line}`} />
      ))}
    </Skeleton>
  )
}
