import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import { NoticeAction } from '../feedback/notice/notice-action.tsx'
import { Notice } from '../feedback/notice/notice.tsx'
import { cx } from '../look/cx.ts'

/** Shown next to a bet number: what was typed, and what it means. */
export interface Hint {
  tone: 'plain' | 'good' | 'warn'
  title: string
  lines: readonly string[]
}

const tones: Record<Hint['tone'], string> = {
  plain: 'text-ink',
  good: 'text-good',
  warn: 'text-warn',
}

/** Describes a bet number as it's typed. */
export function NumberHint({ hint: { tone, title, lines } }: { hint: Hint }) {
  const Icon = tone === 'good' ? Check : tone === 'warn' ? TriangleAlert : null
  return (
    <div aria-live="polite">
      <p className={cx('flex items-center gap-2 text-body font-semibold', tones[tone])}>
        {Icon && <Icon className="size-4 shrink-0" strokeWidth={2.5} aria-hidden="true" />}
        {title}
      </p>
      {lines.map((line) => (
        <p key={line} className="text-small text-ink3">
          {line}
        </p>
      ))}
    </div>
  )
}

export interface NumberOfferProps {
  /** What is odd about the number. */
  children: ReactNode
  /** What the button says that puts it right; null if nothing would. */
  offer: string | null
  onAccept: () => void
  className: string
}

/** A number that belongs to another bet type, or can't win (anymore): what to do about it. */
export function NumberOffer({ children, offer, onAccept, className }: NumberOfferProps) {
  return (
    <Notice
      tone="warn"
      announce="status"
      className={className}
      action={
        offer !== null && (
          <NoticeAction main onClick={onAccept}>
            {offer}
          </NoticeAction>
        )
      }
    >
      {children}
    </Notice>
  )
}
