import type { ViteHotContext } from 'vite/types/hot.js';

/**
 * Returns the value that this module made before it was evaluated again (in development, after a change): a new lazy
 * view would be mounted anew, and typed input lost. In production it creates the value.
 */
export function hmrKeep<T>(hot: ViteHotContext | undefined, name: string, make: () => T): T {
  if (!hot) return make();
  const data = hot.data as { kept?: Map<string, T> };
  const before = (data.kept ??= new Map<string, T>());
  if (!before.has(name)) before.set(name, make());
  return before.get(name)!;
}
