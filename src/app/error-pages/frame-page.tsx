import type { ReactNode } from 'react'
import { useConfig } from '#platform/config-context.tsx'
import { Page } from '#ui/frame/page.tsx'
import { Mark } from '#ui/game/mark.tsx'

export interface FramePageProps {
  title: string
  /** The title isn't shown, since the children show it. Screen readers still get it. */
  titleBelow?: boolean
  children: ReactNode
}

/** A page that isn't one of the product's screens, such as an error: logo, title, a few lines. */
export function FramePage({ title, titleBelow = false, children }: FramePageProps) {
  const { appName } = useConfig()
  return (
    <Page title={title} appName={appName} className="justify-center pb-24">
      <div className="mb-8">
        <Mark name={appName} />
      </div>
      <h1 data-page-title tabIndex={-1} className={titleBelow ? 'sr-only' : 'mb-3 text-h1'}>
        {title}
      </h1>
      {children}
    </Page>
  )
}
