import type { ReactNode } from 'react'
import { Routes } from 'react-router-dom'
import { lazy } from '#ui/feedback/lazy.tsx'

const Preloader = lazy(() => import('./preloader.tsx').then((part) => part.Preloader))

/** `Routes` whose screens are fetched before the tap that needs them. */
export function PreloadingRoutes({ children }: { children: ReactNode }) {
  return (
    <>
      <Routes>{children}</Routes>
      <Preloader>{children}</Preloader>
    </>
  )
}
