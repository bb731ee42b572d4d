/** Words of the carousel, whose file home fetches later. */
export const carouselMessages = {
  pause: 'Pause slides',
  play: 'Play slides',
  slide: (index: number, count: number) => `Slide ${index} of ${count}`,
} as const
