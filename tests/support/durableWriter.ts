import { fsyncSync, openSync, writeSync } from 'node:fs';
import type { Place } from './store.ts';
import { openFixture, scopeOf } from './store.ts';

/**
 * Writes until it is killed, and notes the id of each row that the store has acknowledged in a witness
 * file. Arguments: the store's config as JSON, the witness file.
 */
const [config = '{}', witness = ''] = process.argv.slice(2);
const place: Place = { config: JSON.parse(config) as Place['config'], clean: async () => {} };
const store = await openFixture(place);
const file = openSync(witness, 'a');

async function writeOn(): Promise<never> {
  for (let i = 0; ; i += 1) {
    const row = await store.write(scopeOf(), async (tx) => {
      const made = await tx.screens.insert({
        status: 'written',
        tagIds: ['a', 'b'],
        uuid: `${process.pid}-${performance.now()}`,
      });
      return await tx.screens.update(made.id, { brightness: i });
    });
    writeSync(file, `${row?.id}\n`);
    fsyncSync(file);
  }
}

await Promise.all([writeOn(), writeOn(), writeOn()]);
