/** Whether `value` is stored under `key` on the device, so that the next visit finds it. */
export function isKept(key: string, value: string): boolean {
  try {
    return window.localStorage.getItem(key) === value
  } catch {
    return false
  }
}
