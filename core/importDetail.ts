/** Result of an import, as a notice keeps it: each reader gets it in their own language. */
interface Ended {
  done: number;
  failed: number;
}

/** Returns how an import ended as a notice keeps it. */
export const importDetail = ({ done, failed }: Ended): string => `${done} ${failed}`;

/** Returns how an import ended, or null where the notice is of something else or was written as a sentence. */
export function readImportDetail(kind: string | null, detail: string | null): Ended | null {
  const read = kind === 'importEnded' ? /^(\d+) (\d+)$/.exec(detail ?? '') : null;
  return read && { done: Number(read[1]), failed: Number(read[2]) };
}
