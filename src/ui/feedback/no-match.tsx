import SearchX from 'lucide-react/icons/search-x'
import { historyMessages as words } from '#messages/en/bet/history.ts'
import { Button } from '../content/button.tsx'
import { Empty } from './empty.tsx'

/** Shown when no rows of a history match the filters. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <Empty
      icon={SearchX}
      title={words.noMatch}
      action={
        <Button kind="outline" onClick={onClear}>
          {words.clear}
        </Button>
      }
    >
      {words.noMatchMore}
    </Empty>
  )
}
