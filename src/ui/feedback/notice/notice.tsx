import type { LucideIcon } from 'lucide-react'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import { langOf } from '../../content/lang-of.ts'
import { cx } from '../../look/cx.ts'

export type NoticeTone = 'info' | 'good' | 'warn' | 'bad'

const toneStyles: Record<NoticeTone, readonly [LucideIcon, string]> = {
  info: [Info, 'bg-info-s text-info'],
  good: [CircleCheck, 'bg-good-s text-good'],
  warn: [TriangleAlert, 'bg-warn-s text-warn'],
  bad: [CircleAlert, 'bg-bad-s text-bad'],
}

export interface NoticeProps {
  tone: NoticeTone
  children: ReactNode
  /** An action: a text button. */
  action?: ReactNode
  /** Announce it when it appears: politely, or at once (a failed money action). */
  announce?: 'status' | 'alert'
  className?: string
}

/** A sentence that stays in place: a refusal, a warning, a plain fact. */
export function Notice({ tone, children, action, announce, className }: NoticeProps) {
  const [Icon, toneClass] = toneStyles[tone]
  return (
    <div
      role={announce}
      className={cx('rounded-btn px-[12px] py-2.5 text-small font-medium', toneClass, className)}
    >
      <div className="flex gap-[10px]">
        <Icon className="mt-px size-4 shrink-0" aria-hidden="true" />
        <div lang={langOf(children)} className="min-w-0 flex-1">
          {children}
        </div>
      </div>
      {action && <div className="ps-[26px]">{action}</div>}
    </div>
  )
}
