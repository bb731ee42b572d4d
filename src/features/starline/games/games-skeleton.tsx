import { Bone, Skeleton } from '#ui/feedback/skeleton.tsx'

/** Game cards that are coming. */
export function GamesSkeleton() {
  return (
    <Skeleton className="grid gap-2.5">
      {[1, 2, 3, 4].map((key) => (
        <div key={key} className="card px-3.5 py-3">
          <div className="flex items-start justify-between">
            <div className="grid gap-2">
              <Bone className="h-6 w-24" />
              <Bone className="h-3.5 w-36" />
            </div>
            <Bone className="h-11 w-28 rounded-btn" />
          </div>
          <div className="mt-2 flex items-center justify-between">
            <Bone className="h-6 w-20" />
            <Bone className="h-12 w-26 rounded-btn" />
          </div>
        </div>
      ))}
    </Skeleton>
  )
}
