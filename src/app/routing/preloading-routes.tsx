import type { ReactNode } from 'react'
import { Routes } from 'react-router-dom'
import { lazyPart } from '#ui/feedback/lazy-part.tsx'

const Preloader = lazyPart(() => import('./preloader.tsx').then((part) => part.Preloader))

/** `Routes` whose screens are fetched before the tap that needs them. */
export function PreloadingRoutes({ children }: { children: ReactNode }) {
  return (
    <>
      <Routes>{children}</Routes>
      <Preloader>{children}</Preloader>
    </>
  )
}
