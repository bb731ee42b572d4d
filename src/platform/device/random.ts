/** An unpredictable number from 0 up to, but not including, 1. */
export const secureRandom = (): number =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
