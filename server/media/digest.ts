import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** Returns md5 (shown to people, MAT-02) and sha256 (checked by players) of a file, in one pass. */
export async function digestFile(path: string): Promise<{ md5: string; sha256: string }> {
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
  await pipeline(createReadStream(path), async function* (chunks) {
    for await (const chunk of chunks) {
      md5.update(chunk);
      sha256.update(chunk);
    }
    yield* [];
  });
  return { md5: md5.digest('hex'), sha256: sha256.digest('hex') };
}
