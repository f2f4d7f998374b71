/** End of a path whose last part has no dot. */
const ENDING = '.shtml';

/**
 * Returns the path of each call from rows `entity base verb verb=rest verb=/whole …`. They are printed as words, since
 * every first visit loads them.
 */
export function callPathTable<N extends string>(text: string): Readonly<Record<N, string>> {
  const paths: Record<string, string> = {};
  for (const row of text.trim().split('\n')) {
    const [entity = '', base = '', ...calls] = row.split(' ');
    for (const call of calls) {
      const [verb = '', rest = verb] = call.split('=');
      const path = rest.startsWith('/') ? rest : base + rest;
      paths[`${entity}.${verb}`] = /\.[^/]*$/.test(path) ? path : path + ENDING;
    }
  }
  return paths as Record<N, string>;
}

/** Returns the row of an entity's calls: what they share of their paths first, so that few letters are left of each. */
export function callPathRow(entity: string, calls: readonly (readonly [verb: string, path: string])[]): string {
  const short = calls.map(
    ([verb, path]) => [verb, path.endsWith(ENDING) ? path.slice(0, -ENDING.length) : path] as const,
  );
  const base = baseOf(short.map(([, path]) => path));
  const words = short.map(([verb, path]) => {
    const rest = path.startsWith(base) ? path.slice(base.length) : path;
    return rest === verb ? verb : `${verb}=${rest}`;
  });
  return [entity, base, ...words].join(' ');
}

/** Returns the folder that saves the most letters of all paths together. */
function baseOf(paths: readonly string[]): string {
  const saved = new Map<string, number>([['/', 0]]);
  for (const path of paths)
    for (let at = path.indexOf('/', 1); at > 0 && at < path.length - 1; at = path.indexOf('/', at + 1)) {
      const folder = path.slice(0, at + 1);
      saved.set(folder, (saved.get(folder) ?? 0) + folder.length);
    }
  return [...saved].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}
