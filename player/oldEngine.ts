/*
 * What the player calls and Chromium 87 lacks, the oldest engine that it runs on (docs/operations.md): signage boxes keep
 * the WebView that they were sold with. Imported before everything else. Syntax is the build's matter (vite.config.ts).
 */

const indexOf = (length: number, index: number): number => (index < 0 ? length + index : index);

/** Defines a method that the engine lacks; one that it has stays. */
function lack(holder: object, name: string, value: (this: never, ...args: never[]) => unknown): void {
  if (!(name in holder)) Object.defineProperty(holder, name, { value, writable: true, configurable: true });
}

lack(Array.prototype, 'at', function (this: unknown[], index: number) {
  return this[indexOf(this.length, Math.trunc(index))];
});
lack(String.prototype, 'at', function (this: string, index: number) {
  return this[indexOf(this.length, Math.trunc(index))];
});
lack(Array.prototype, 'toSorted', function (this: unknown[], compare?: (a: unknown, b: unknown) => number) {
  // oxlint-disable-next-line unicorn/no-array-sort -- it is what stands in for toSorted
  return this.slice().sort(compare);
});
lack(Array.prototype, 'toReversed', function (this: unknown[]) {
  // oxlint-disable-next-line unicorn/no-array-reverse -- it is what stands in for toReversed
  return this.slice().reverse();
});
lack(Array.prototype, 'toSpliced', function (this: unknown[], start: number, count: number, ...items: unknown[]) {
  const copy = this.slice();
  copy.splice(start, count, ...items);
  return copy;
});
lack(Array.prototype, 'findLast', function (this: unknown[], test: (one: unknown, index: number) => boolean) {
  for (let index = this.length - 1; index >= 0; index -= 1) if (test(this[index], index)) return this[index];
  return undefined;
});
lack(Object, 'hasOwn', (holder: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(holder, key));
lack(AbortSignal, 'timeout', (ms: number) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
});
lack(globalThis, 'reportError', (error: unknown) => {
  setTimeout(() => {
    throw error;
  });
});
lack(Map, 'groupBy', (items: Iterable<unknown>, keyOf: (one: unknown, index: number) => unknown) => {
  const groups = new Map<unknown, unknown[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
});
