import { hashFile } from './hashFile.ts';

/** Message of the worker: progress (0 to 1), then the digest or an error. */
export type HashMessage = { share: number } | { md5: string } | { error: string };

const say = (message: HashMessage): void => self.postMessage(message, { transfer: [] });

self.addEventListener('message', (event: MessageEvent<File>) => {
  hashFile(event.data, (share) => say({ share })).then(
    (md5) => say({ md5 }),
    (error: unknown) => say({ error: error instanceof Error ? error.message : String(error) }),
  );
});
