import Search from 'lucide-react/icons/search'
import { useEffect, useState } from 'react'
import type { Game } from '#api/schemas/game.ts'
import { marketLabel } from '#domain/market/market.ts'
import { isNamed } from '#domain/text/spoken-name.ts'
import { marketSearchMessages as words } from '#messages/en/market/market-search.ts'
import { Button } from '#ui/content/button.tsx'
import { Segmented } from '#ui/form/segmented.tsx'

type Shown = 'open' | 'all'

const options = [
  { value: 'open', label: words.open },
  { value: 'all', label: words.all },
] as const

export interface MarketSearchProps {
  /** Called with what tells whether a market is looked for; null for all. */
  onChange: (isFound: (() => (game: Game, now: number) => boolean) | null) => void
  /** How many markets the last search has found; null while all are shown. */
  found: number | null
}

/** Finds markets in a long list: by name, in Latin or Devanagari, and those that take bets. */
export function MarketSearch({ onChange, found }: MarketSearchProps) {
  const [name, setName] = useState('')
  const [shown, setShown] = useState<Shown>('all')
  const isLooking = name.trim() !== '' || shown === 'open'
  useEffect(() => {
    if (!isLooking) return onChange(null)
    onChange(
      () => (game, now) =>
        isNamed(game.gameName, name) && (shown === 'all' || marketLabel(game, now) === 'bettable'),
    )
  }, [isLooking, name, onChange, shown])
  function clear(): void {
    setName('')
    setShown('all')
  }
  return (
    <div role="search" className="flex flex-wrap gap-2">
      <div className="field-frame flex min-h-14 flex-1 basis-24 items-center ps-3">
        <Search className="size-[20px] shrink-0 text-ink3 max-narrow:hidden" aria-hidden="true" />
        <input
          type="search"
          aria-label={words.label}
          placeholder={words.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          value={name}
          onChange={({ target }) => setName(target.value)}
          className="min-h-13 w-full min-w-0 bg-transparent px-2 text-input"
        />
      </div>
      <Segmented label={words.show} options={options} value={shown} onChange={setShown} />
      <p role="status" className="sr-only">
        {found !== null && words.found(found)}
      </p>
      {found === 0 && (
        <div className="card flex basis-full flex-wrap items-center justify-between gap-x-3 px-4 py-2">
          <p>{words.none}</p>
          <Button kind="outline" onClick={clear}>
            {words.clear}
          </Button>
        </div>
      )}
    </div>
  )
}
