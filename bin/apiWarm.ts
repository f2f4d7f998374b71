/** A module, and one that it imports. */
export type Import = readonly [from: string, to: string];

const isPrinted = (url: string): boolean => url.includes('/generated/');

/**
 * Returns the modules that no print changes, in the order of their first import: those from which no way of imports leads
 * to a printed one. Packages are there by what our own modules import of them. (JSON is imported in a way of its own.)
 */
export function warmable(imports: readonly Import[]): string[] {
  const importers = Map.groupBy(imports, ([, to]) => to);
  const cold = new Set(imports.map(([, to]) => to).filter(isPrinted));
  // A set that grows while one walks it is walked to its end.
  for (const url of cold) for (const [from] of importers.get(url) ?? []) cold.add(from);
  return [...new Set(imports.map(([, to]) => to))].filter((url) => !cold.has(url) && /\.[cm]?[jt]s$/.test(url));
}
