/** Error: the storage of files has no space left. Nothing of the file was kept. */
export class MediaFull extends Error {
  override readonly name = 'MediaFull';
}

/** Error: the storage of files could not be reached, or answered with a fault of its own. */
export class MediaUnavailable extends Error {
  override readonly name = 'MediaUnavailable';
}

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Returns the named error for a full disk; any other error as it is. */
export function namedFileError(error: unknown): unknown {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && FULL.has(code)
    ? new MediaFull('the disk of the media folder is full', { cause: error })
    : error;
}
