import X from 'lucide-react/icons/x'
import { momentMessages as words } from '#messages/market/moment.ts'
import { Button, IconButton } from '#ui/content/button.tsx'

export interface ResultLineProps {
  text: string
  /** Null where there is nothing more to see. */
  onSee: (() => void) | null
  onHide: () => void
  /** The pointer or focus has entered or left it; it stays while they are on it. */
  onHold: (held: boolean) => void
}

/** A result in one quiet line under the app bar. The live region is separate. */
export function ResultLine({ text, onSee, onHide, onHold }: ResultLineProps) {
  return (
    <section
      aria-label={words.region}
      className="fixed in-phone top-[calc(var(--bar-height)+var(--safe-top))] z-30 mx-auto max-w-103 px-4 pt-1"
    >
      <div
        onPointerEnter={() => onHold(true)}
        onPointerLeave={() => onHold(false)}
        onFocus={() => onHold(true)}
        onBlur={() => onHold(false)}
        className="flex flex-wrap items-center justify-end gap-x-1 rounded-btn border border-line bg-surface ps-4 shadow-float"
      >
        <p className="min-w-0 flex-1 basis-40 py-3 text-body font-medium">{text}</p>
        <span className="flex">
          {onSee !== null && (
            <Button kind="text" tight onClick={onSee}>
              {words.see}
            </Button>
          )}
          <IconButton icon={X} label={words.hide} onClick={onHide} />
        </span>
      </div>
    </section>
  )
}
