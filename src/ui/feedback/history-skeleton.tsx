import { Bone, Skeleton } from './skeleton.tsx'

const cards = [0, 1, 2, 3]

/** A history that is coming: tiles, controls, cards. */
export function HistorySkeleton() {
  return (
    <Skeleton className="grid grid-cols-1 gap-2">
      <div className="grid grid-cols-2 gap-2 narrow:grid-cols-4">
        {cards.map((tile) => (
          <Bone key={tile} className="h-14 rounded-card" />
        ))}
      </div>
      <Bone className="h-12 rounded-btn" />
      <Bone className="h-21 rounded-card" />
      {cards.map((card) => (
        <div key={card} className="card p-4">
          <div className="flex justify-between">
            <Bone className="h-5 w-32" />
            <Bone className="h-6 w-20 rounded-badge" />
          </div>
          <div className="mt-3 flex gap-3">
            <Bone className="h-9 w-14 rounded-chip" />
            <Bone className="h-9 flex-1" />
          </div>
          <Bone className="mt-2.5 h-3.5 w-40" />
        </div>
      ))}
    </Skeleton>
  )
}
