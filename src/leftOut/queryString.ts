// Replaces `query-string`, by which react-admin reads and writes the address of a list: plain names and values, no arrays.

type Values = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Returns the values of an address's query, by name. */
export const parse = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search.replace(/^[?#]/, '')));

/** Returns a query in the order of the names; what is undefined is left out. */
export function stringify(values: Values): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const sorted = given.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([name, value]) => [name, value].map((part) => encodeURIComponent(part ?? '')).join('=')).join('&');
}
