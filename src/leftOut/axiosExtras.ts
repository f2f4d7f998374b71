// Replaces parts of axios that nothing here asks for: names of HTTP states, cancel tokens from before AbortController, and forms as JSON.

/** Says that the part is not there. */
export default function leftOut(): never {
  throw new Error('this part of axios is left out');
}
