/** Where the device keeps after how many minutes the app is locked; nothing where it never is. */
export const lockKey = 'ank.lock'
