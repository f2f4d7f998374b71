/** Name in the address: a view that was sent to somebody. */
export const VIEW = 'view';
