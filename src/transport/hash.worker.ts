import { hashFile } from './hashFile.ts';

/** What the worker says: how far it is, and at the end the digest or why there is none. */
export type HashMessage = { share: number } | { md5: string } | { error: string };

const say = (message: HashMessage): void => self.postMessage(message, { transfer: [] });

self.addEventListener('message', (event: MessageEvent<File>) => {
  hashFile(event.data, (share) => say({ share })).then(
    (md5) => say({ md5 }),
    (error: unknown) => say({ error: error instanceof Error ? error.message : String(error) }),
  );
});
