import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const TEXT = /\.(js|css|svg|html|txt)$/;
/** Below this the headers weigh as much. */
const LEAST_BYTES = 1024;
/** One less than the most packs 3 % worse in a tenth of the time. */
const QUALITY = 10;

async function pack(path: string): Promise<void> {
  const bytes = readFileSync(path);
  if (bytes.length < LEAST_BYTES) return;
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
}

/** Writes each text file of a build as brotli and gzip beside it, so that the server packs nothing while somebody waits. */
export function packAssets(): Plugin {
  return {
    name: 'pack-assets',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const names = [...Object.keys(bundle), 'boot.js', 'player-start.js', 'favicon.svg', 'probe.svg'];
      await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => pack(join(dir, name))));
    },
  };
}
