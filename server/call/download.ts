/** An answer that is a file (NET-06). Its bytes are taken while they come, after the call's transaction is over. */
export interface Download {
  download: true;
  /** Name under which a browser saves it, with its ending. */
  name: string;
  contentType: string;
  body: AsyncIterable<Uint8Array>;
}

/** Returns true if the result of a handler is a file. */
export function isDownload(result: unknown): result is Download {
  return typeof result === 'object' && result !== null && (result as Partial<Download>).download === true;
}
