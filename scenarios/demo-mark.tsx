/** Always on screen: nobody may take the demo for the product. */
export function DemoMark() {
  return (
    <p className="pointer-events-none fixed inset-x-0 bottom-0 z-50 text-center text-[0.6875rem] leading-4">
      <span className="rounded-t-chip bg-[#1B1917] px-2 text-[#F3C067]">Demo, no real money</span>
    </p>
  )
}
