/** A number from 0 up to, not including, 1 that nobody can foresee. */
export const secureRandom = (): number =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
