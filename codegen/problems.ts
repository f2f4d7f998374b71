/** A place in a file; lines and columns count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** Something wrong in the schemas: where, what kind (stable, for tests and searches), and what to do. */
export interface Problem extends Position {
  /** Relative to the project: "schemas/ad.yaml". */
  file: string;
  /** "unknown-entity", "dead-end-state" … */
  code: string;
  message: string;
  hint?: string;
}

/** Returns the line that a terminal makes clickable: `schemas/ad.yaml:31:12 unknown-entity: …; did you mean "adSlot"?`. */
export function formatProblem(problem: Problem): string {
  const { file, line, column, code, message, hint } = problem;
  return `${file}:${line}:${column} ${code}: ${message}${hint ? `; ${hint}` : ''}`;
}

/** Returns problems by file, line and column, each once. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const sorted = [...problems].toSorted(
    (a, b) =>
      compareText(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compareText(a.code, b.code) ||
      compareText(a.message, b.message),
  );
  return sorted.filter((problem, index) => index === 0 || formatProblem(problem) !== formatProblem(sorted[index - 1]!));
}

/** Orders text by code unit: the same on every machine, whatever its locale. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Edits (insert, drop, change, swap of neighbours) between two words: Damerau-Levenshtein, restricted. */
export function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

/** Returns the known name that a mistyped one most likely means, or undefined if none is near. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const name of [...known].toSorted(compareText)) {
    const edits = word.toLowerCase() === name.toLowerCase() ? 0 : distance(word, name);
    if (edits < least) [best, least] = [name, edits];
  }
  return best;
}

/** Returns `did you mean "adSlot"?`, or what there is if that is little, or nothing. */
export function didYouMean(word: string, known: Iterable<string>): string | undefined {
  const names = [...known];
  const near = nearest(word, names);
  if (near !== undefined) return `did you mean "${near}"?`;
  return names.length > 0 && names.length <= 12 ? `known: ${names.join(', ')}` : undefined;
}
