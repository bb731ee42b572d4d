/** Storage key: after how many minutes the app locks; missing if it never does. */
export const lockKey = 'ank.lock'
