/** Bytes of a file, both ends included. */
export interface Range {
  start: number;
  end: number;
}

/**
 * Reads a Range header of one range (RFC 9110, 14.1.2).
 *
 * Returns the range, null where the whole file is asked for (no header, several
 * ranges, or one we do not know), or 'unsatisfiable'.
 */
export function readRange(header: string | undefined, size: number): Range | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [first = '', last = ''] = match.slice(1);
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start >= size || start > end ? 'unsatisfiable' : { start, end };
}
