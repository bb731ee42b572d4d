/**
 * A result as one text, the way the host writes it: it can be found, selected, copied and tested
 * (readings.md#result-text).
 * It's invisible over the cells, which are only decoration. Its parent must be `relative`.
 */
export function BoardText({ children }: { children: string }) {
  return (
    <span
      translate="no"
      className="absolute inset-0 flex items-center justify-center overflow-hidden text-[min(var(--text-board-sm),9*var(--cqw))] whitespace-nowrap text-transparent forced-color-adjust-none"
    >
      {children}
    </span>
  )
}
