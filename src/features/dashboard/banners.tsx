import { useState, type ReactNode } from 'react'
import { useApi, useRead } from '#data/api-context.tsx'
import { bannerMs } from '#domain/time/intervals.ts'
import { dashboardMessages as words } from '#messages/en/app/dashboard.ts'
import { useSchedule } from '#platform/schedule-context.ts'
import { langOf } from '#ui/content/lang-of.ts'
import { lazyPart } from '#ui/feedback/lazy-part.tsx'
import { MarkTiles } from '#ui/game/mark.tsx'

/** Loaded later, since the first picture is shown without it. */
const Carousel = lazyPart(() => import('#ui/content/carousel.tsx').then((part) => part.Carousel))

/** The host's banners, a new one every 5 s. Renders nothing without any. */
export function Banners() {
  const { client } = useApi()
  const schedule = useSchedule()
  const { data: banners, isPending } = useRead('listBanners', {}, { onReturn: false })
  // Kept here, because the first slide is rendered anew in the carousel and must not fetch it again.
  const [failedPaths, setFailedPaths] = useState<ReadonlySet<string>>(new Set())
  if (isPending) return <CarouselBones />
  if (!banners || banners.length === 0) return null
  const slides = banners.map(({ imagePath, title }, index) => ({
    id: `${index} ${imagePath}`,
    node: failedPaths.has(imagePath) ? (
      <TitleSlide title={title ?? ''} />
    ) : (
      <PictureSlide
        src={client.bannerUrl(imagePath)}
        title={title ?? ''}
        onError={() => setFailedPaths((before) => new Set(before).add(imagePath))}
      />
    ),
  }))
  return (
    <Carousel
      label={words.banners}
      slides={slides}
      every={bannerMs}
      schedule={schedule}
      fallback={<FirstSlide>{slides[0]?.node}</FirstSlide>}
    />
  )
}

/** The first picture, in the position and height of the carousel that will replace it. */
function FirstSlide({ children }: { children: ReactNode }) {
  return (
    <section aria-label={words.banners} className="on-slate overflow-hidden rounded-panel">
      {children}
    </section>
  )
}

/** A placeholder as high as the carousel, so that nothing below moves when that appears. */
function CarouselBones() {
  return <div className="skeleton aspect-[13/3] max-h-(--banner) rounded-panel" />
}

interface PictureSlideProps {
  src: string
  title: string
  onError: () => void
}

function PictureSlide({ src, title, onError }: PictureSlideProps) {
  return (
    <img
      src={src}
      alt={title}
      lang={langOf(title)}
      width={1040}
      height={240}
      onError={onError}
      className="banner block aspect-[13/3] max-h-(--banner) w-full object-cover"
    />
  )
}

/** Replaces a picture that can't be loaded. It's as high, so that nothing below moves. */
function TitleSlide({ title }: { title: string }) {
  return (
    <div className="@container">
      <div className="flex min-h-[min(var(--banner),calc(300/13*var(--cqw)))] items-center justify-between gap-4 px-4 pt-2 pb-4">
        <p lang={langOf(title)} className="text-h2 leading-5">
          {title}
        </p>
        {/* On a small phone and with large text, the title has the room. */}
        <span className="hidden @min-[22rem]:block">
          <MarkTiles onSlate className="h-9! w-15!" />
        </span>
      </div>
    </div>
  )
}
