import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { useLayoutEffect } from 'react'
import { useParams } from 'react-router-dom'
import { betTypeByPath, type BetType } from '#domain/bet/bet-types.ts'
import { paths } from '#paths'
import { useRead } from '#session/api-context.tsx'
import { ButtonLink } from '#ui/content/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { focusTitle } from '#ui/frame/focus-title.ts'
import { Screen } from '#ui/frame/shell.tsx'
import { betTypeNames } from '#words/bet/bet-types.ts'
import { betMessages as words } from '#words/bet/bet.ts'
import { BetForm } from './bet-form.tsx'

/** `/bet/:type/:gameId?`: one screen for all seven bet types. */
export function BetScreen() {
  const { type: path, gameId } = useParams()
  const type = betTypeByPath(path)
  if (type) return <Loaded key={`${type.id} ${gameId ?? ''}`} type={type} gameId={gameId ?? null} />
  return (
    <Screen title={words.unknownType} back={paths.dashboard}>
      <Empty
        icon={CircleHelp}
        title={words.unknownType}
        action={<ButtonLink to={paths.dashboard}>{words.toDashboard}</ButtonLink>}
      >
        {words.unknownTypeDetail}
      </Empty>
    </Screen>
  )
}

/** The form needs the games; the rates may come later. */
function Loaded({ type, gameId }: { type: BetType; gameId: string | null }) {
  const games = useRead('listGames')
  // For the form: read beside the games, not after them.
  useRead('getGameRates')
  if (games.data) return <BetForm type={type} gameId={gameId} games={games.data} />
  return (
    <Screen title={betTypeNames[type.id]} back={paths.dashboard}>
      <HandsFocusOn />
      {games.isPending ? (
        <Spinner text={words.loadingGames} className="flex-1" />
      ) : (
        <LoadError title={words.loadFailed} read={games}>
          {words.loadFailedDetail}
        </LoadError>
      )}
    </Screen>
  )
}

/** The form has a title of its own: if this screen's had the focus, the form's takes it. */
function HandsFocusOn() {
  useLayoutEffect(
    () => () => {
      if (document.activeElement?.matches('[data-page-title]')) queueMicrotask(focusTitle)
    },
    [],
  )
  return null
}
