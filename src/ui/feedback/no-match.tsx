import SearchX from 'lucide-react/icons/search-x'
import { historyMessages as words } from '#messages/history.ts'
import { Button } from '../content/button.tsx'
import { Empty } from './empty.tsx'

/** In the place of a history of which the filters leave nothing. */
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
