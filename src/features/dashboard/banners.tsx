import { useState, type ReactNode } from 'react'
import type { Banner } from '#api/schemas/content.ts'
import { bannerMs } from '#domain/time/intervals.ts'
import { useSchedule } from '#platform/schedule-context.ts'
import { useApi, useRead } from '#session/api-context.tsx'
import { langOf } from '#ui/content/lang-of.ts'
import { later } from '#ui/feedback/later.tsx'
import { MarkTiles } from '#ui/game/mark.tsx'
import { cx } from '#ui/look/cx.ts'
import { dashboardMessages as words } from '#words/app/dashboard.ts'

/** Only the first picture is needed at first: this part loads the others. */
const Carousel = later(() => import('#ui/content/carousel.tsx').then((part) => part.Carousel))

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
      fallback={<FirstSlide many={slides.length > 1}>{slides[0]?.node}</FirstSlide>}
    />
  )
}

/** The first picture, in the place and height of the carousel that will replace it. */
function FirstSlide({ many, children }: { many: boolean; children: ReactNode }) {
  return (
    <section
      aria-label={words.banners}
      className={cx('on-slate overflow-hidden rounded-slab', many && 'pb-8')}
    >
      {children}
    </section>
  )
}

/** As high as the carousel, so that nothing below moves when it comes. */
function CarouselBones() {
  return (
    <div className="skeleton rounded-slab pb-8">
      <span className="block aspect-[13/3]" />
    </div>
  )
}

/** A picture, or its title on slate if it can't be shown. */
function Slide({ banner, src }: { banner: Banner; src: string }) {
  const [broken, setBroken] = useState(false)
  const title = banner.title ?? ''
  if (broken) {
    return (
      <div className="flex min-h-21 items-center justify-between gap-4 px-4 py-3">
        <p lang={langOf(title)} className="text-h2">
          {title}
        </p>
        <MarkTiles onSlate className="h-12! w-20!" />
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
      className="block aspect-[13/3] h-auto w-full object-cover"
    />
  )
}
