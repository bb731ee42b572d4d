import { PannaPicks } from '#ui/bet/panna-picks.tsx'
import type { PicksProps } from './picks-props.ts'

/** The pannas of the bet type's kind. */
export function PannaTypePicks({ type, value, onPick, readOnly }: PicksProps) {
  return (
    <PannaPicks
      kind={type.pannaKind ?? 'single'}
      value={value}
      onPick={onPick}
      readOnly={readOnly}
    />
  )
}
