import { Bone, Skeleton } from '#ui/feedback/skeleton.tsx'

const four = [0, 1, 2, 3]

/** A statement that is coming: tiles, tabs, a card of rows. */
export function StatementSkeleton() {
  return (
    <Skeleton className="grid grid-cols-1 gap-2">
      <div className="grid grid-cols-2 gap-2">
        {four.map((tile) => (
          <Bone key={tile} className="h-16 rounded-card" />
        ))}
      </div>
      <Bone className="my-2 h-12 rounded-chip" />
      <div className="card grid gap-6 p-4">
        {four.map((row) => (
          <div key={row} className="flex gap-3">
            <Bone className="size-[40px] shrink-0 rounded-chip" />
            <Bone className="h-17 flex-1" />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
