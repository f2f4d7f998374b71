/** Keys are made by the server: no dot segments, no text of a user's. */
export const KEY = /^[a-z0-9]+(?:[-/][a-z0-9]+)*(?:\.[a-z0-9]{1,8})?$/;
