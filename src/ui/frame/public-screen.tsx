import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { AppBar } from './app-bar.tsx'
import { Page, type PageProps } from './page.tsx'
import { Strips } from './strips.tsx'

export interface PublicScreenProps extends Pick<
  PageProps,
  'title' | 'appName' | 'className' | 'children'
> {
  /** Where the back button leads when this screen is the first of the visit. */
  home: string
  /** Above the app bar: the offline strip. */
  top?: ReactNode
}

/** A screen anyone may open, signed in or not: app bar with a back button, no shell. */
export function PublicScreen(props: PublicScreenProps) {
  const { title, appName, home, top, className, children } = props
  const navigate = useNavigate()
  const { key } = useLocation()
  // The first entry of a visit has no key: going back would leave the product.
  const back = () => void (key === 'default' ? navigate(home) : navigate(-1))
  return (
    <Page
      title={title}
      appName={appName}
      bar={
        <>
          {top && <Strips>{top}</Strips>}
          <AppBar title={title} onBack={back} />
        </>
      }
      {...(className !== undefined && { className })}
    >
      {children}
    </Page>
  )
}
