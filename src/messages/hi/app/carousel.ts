import type { carouselMessages as english } from '#messages/en/app/carousel.ts'
import type { Same } from '../../same.ts'

export const carouselMessages: Same<typeof english> = {
  pause: 'स्लाइड रोकें',
  play: 'स्लाइड चलाएं',
  slide: (index, count) => `${count} में से स्लाइड ${index}`,
}
