import type { ViteHotContext } from 'vite/types/hot.js';

/**
 * Returns what this module made under the name before it was evaluated again, as it is in development after a change: a
 * lazy view that were another one would be drawn anew, and what somebody typed into it lost. In production, makes it.
 */
export function hmrKeep<T>(hot: ViteHotContext | undefined, name: string, make: () => T): T {
  if (!hot) return make();
  const data = hot.data as { kept?: Map<string, T> };
  const before = (data.kept ??= new Map<string, T>());
  if (!before.has(name)) before.set(name, make());
  return before.get(name)!;
}
