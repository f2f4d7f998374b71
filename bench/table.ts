/** One measured line: what, how much, and what it was promised to be. */
export interface Row {
  what: string;
  value: string;
  /** Ratio to the floor of the same run, or a size; absent where nothing was promised. */
  promise?: string;
  kept?: boolean;
}

/** Prints rows as a table; returns whether every promise was kept. */
export function print(title: string, rows: readonly Row[]): boolean {
  const widths = [Math.max(...rows.map((row) => row.what.length)), Math.max(...rows.map((row) => row.value.length))];
  console.log(`\n${title}`);
  for (const row of rows) {
    const verdict = row.kept === undefined ? '' : row.kept ? 'kept' : 'NOT KEPT';
    console.log(
      `  ${row.what.padEnd(widths[0]!)}  ${row.value.padStart(widths[1]!)}  ${row.promise ?? ''}  ${verdict}`.trimEnd(),
    );
  }
  return rows.every((row) => row.kept !== false);
}

export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`;
export const milliseconds = (value: number): string => `${Math.round(value).toLocaleString('en')} ms`;
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
