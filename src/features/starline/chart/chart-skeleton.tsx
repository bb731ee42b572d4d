import { Bone, Skeleton } from '#ui/feedback/skeleton.tsx'

/** A chart that is coming. */
export function ChartSkeleton() {
  return (
    <Skeleton className="card grid">
      {[1, 2, 3, 4, 5, 6].map((key) => (
        <div
          key={key}
          className="flex items-center justify-between border-t border-line px-3.5 py-2 first:border-t-0"
        >
          <Bone className="h-4 w-16" />
          <Bone className="h-11 w-28 rounded-btn" />
          <Bone className="h-3.5 w-14" />
        </div>
      ))}
    </Skeleton>
  )
}
