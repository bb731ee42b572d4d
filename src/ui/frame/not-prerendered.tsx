import type { ReactNode } from 'react'

export interface NotPrerenderedProps {
  children: ReactNode
  /** What the page shows in its place until the app is there. */
  instead?: ReactNode
}

/**
 * What the page's prerendered HTML leaves out: fields, since what's typed there would be lost when
 * the app takes their place, and what is below the first screenful, since every page carries it
 * (docs/decisions/0025-prerender.md).
 */
export function NotPrerendered({ children, instead = null }: NotPrerenderedProps): ReactNode {
  return typeof document === 'undefined' ? instead : children
}
