import { useState, type ReactNode } from 'react'
import type { Banner } from '#api/schemas/content.ts'
import { bannerMs } from '#domain/time/intervals.ts'
import { dashboardMessages as words } from '#messages/en/app/dashboard.ts'
import { useSchedule } from '#platform/schedule-context.ts'
import { useApi, useRead } from '#session/api-context.tsx'
import { langOf } from '#ui/content/lang-of.ts'
import { lazyPart } from '#ui/feedback/lazy-part.tsx'
import { MarkTiles } from '#ui/game/mark.tsx'

/** Only the first picture is needed at first: this part loads the others. */
const Carousel = lazyPart(() => import('#ui/content/carousel.tsx').then((part) => part.Carousel))

/** The host's banners, a new one every 5 s. Renders nothing without any. */
export function Banners() {
  const { client } = useApi()
  const schedule = useSchedule()
  const { data: banners, isPending } = useRead('listBanners')
  if (isPending) return <CarouselBones />
  if (!banners || banners.length === 0) return null
  const slides = banners.map((banner, index) => ({
    id: `${index} ${banner.imagePath}`,
    node: <Slide banner={banner} src={client.bannerUrl(banner.imagePath)} />,
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

/** The first picture, in the place and height of the carousel that will replace it. */
function FirstSlide({ children }: { children: ReactNode }) {
  return (
    <section aria-label={words.banners} className="on-slate overflow-hidden rounded-panel">
      {children}
    </section>
  )
}

/** As high as the carousel, so that nothing below moves when it comes. */
function CarouselBones() {
  return <div className="skeleton aspect-[13/3] max-h-18 rounded-panel" />
}

/** A picture, or its title on slate if it can't be shown. */
function Slide({ banner, src }: { banner: Banner; src: string }) {
  const [broken, setBroken] = useState(false)
  const title = banner.title ?? ''
  if (broken) {
    return (
      <div className="@container">
        <div className="flex min-h-18 items-center justify-between gap-4 px-4 py-3">
          <p lang={langOf(title)} className="text-h2">
            {title}
          </p>
          {/* With large text, the title has the room. */}
          <span className="hidden @min-[16rem]:block">
            <MarkTiles onSlate className="h-12! w-20!" />
          </span>
        </div>
      </div>
    )
  }
  return (
    <img
      src={src}
      alt={title}
      lang={langOf(title)}
      width={1040}
      height={240}
      onError={() => setBroken(true)}
      className="block aspect-[13/3] max-h-18 w-full object-cover"
    />
  )
}
