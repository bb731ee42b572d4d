/**
 * A banner picture's path as a browser reads it, below its folder (readings.md#banner-address): with a slash
 * in front, and without steps that lead out of the folder, be they written `%2e`, with a backslash, with a
 * tab or line break between their dots, or before a `?`. A path can't lead out of an address's root.
 */
export function picturePath(imagePath: string): string {
  const { pathname, search } = new URL(imagePath.replace(/^[\\/]?/, 'http://host/'))
  return pathname + search
}
