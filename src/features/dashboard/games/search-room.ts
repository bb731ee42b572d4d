/** The room of the search above a long list, until it has loaded. */
export const searchRoom = 'min-h-14'
