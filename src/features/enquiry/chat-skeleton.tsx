import { Bone, Skeleton } from '#ui/feedback/skeleton.tsx'

/** A conversation that is coming. */
export function ChatSkeleton() {
  return (
    <Skeleton className="grid gap-5">
      <Bone className="h-16 w-3/4 justify-self-end rounded-slab" />
      <Bone className="h-16 w-3/4 rounded-slab" />
      <Bone className="h-11 w-1/2 rounded-slab" />
      <Bone className="h-11 w-2/5 justify-self-end rounded-slab" />
    </Skeleton>
  )
}
