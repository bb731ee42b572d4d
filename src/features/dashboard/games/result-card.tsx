import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import type { Game } from '#api/schemas/game.ts'
import { dashboardMessages as words } from '#messages/app/dashboard.ts'
import { gameChartPath } from '#paths'
import { ButtonLink } from '#ui/content/button.tsx'
import { ResultBoard } from '#ui/game/board/result-board.tsx'
import type { Fresh } from '../result-watch.ts'

/** Everything an inactive player sees of a market: name, result, Chart. */
export function ResultCard({ game, fresh }: { game: Game; fresh: Fresh | null }) {
  return (
    <>
      <h3 className="text-h2 leading-5">{game.gameName}</h3>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-1">
        <ResultBoard result={game.result ?? ''} size="sm" fresh={fresh?.part} />
        <ButtonLink
          kind="text"
          tight
          icon={ChartNoAxesColumn}
          to={gameChartPath(game._id)}
          aria-label={words.chartOf(game.gameName)}
          className="-me-2 ms-auto"
        >
          {words.chart}
        </ButtonLink>
      </div>
    </>
  )
}
