import { formats } from '../format.ts';
import { saveFile } from '../saveFile.ts';
import type { CallingProvider } from '../useCall.ts';
import { beginWork } from './beginWork.ts';
import { literalWords } from './literalWords.ts';
import type { Words } from './works.ts';

/** Tools of the page for an export, also after the page was left. */
export interface FileTools {
  provider: Pick<CallingProvider, 'download'>;
  language: string;
  textOf: (error: unknown) => string;
  /** Says an error on the page. */
  say: (error: unknown) => void;
  isHere: () => boolean;
}

/**
 * Fetches a file as a work of the console, which goes on when its page is left (UI-06). An error is said by the tray,
 * and by the page if that is still there.
 */
export async function fetchFile(
  { provider, language, textOf, say, isHere }: FileTools,
  title: Words,
  name: string,
  payload: unknown,
): Promise<void> {
  const stop = new AbortController();
  const work = beginWork({ title, cancel: () => stop.abort() });
  stop.signal.addEventListener('abort', work.gone);
  const { bytes } = formats(language);
  const onBytes = (loaded: number, total: number | null): void =>
    work.progress(total ? loaded / total : null, { key: 'works.received', args: { size: bytes(loaded) } });
  try {
    const file = await provider.download(name, payload, { signal: stop.signal, onBytes });
    saveFile(file);
    work.done({ key: 'works.saved', args: { name: file.name } });
  } catch (error) {
    if (stop.signal.aborted) return;
    if (isHere()) say(error);
    // An error that came at once and is on the page is not shown twice.
    if (isHere() && !work.isShown()) work.gone();
    else work.failed(literalWords(textOf(error)));
  }
}
