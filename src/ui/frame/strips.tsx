import type { ReactNode } from 'react'

/**
 * What stands above the app bar: one line each. The first leaves room for the notch, as the bar does,
 * which stays when they have been scrolled away: so the bar's room is under them.
 */
export const Strips = ({ children }: { children: ReactNode }) => (
  <div className="relative z-21 -mb-(--safe-top) empty:hidden [&>*:first-child]:pt-(--safe-top)">
    {children}
  </div>
)
