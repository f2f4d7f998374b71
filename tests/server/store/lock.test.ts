import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { StartRefusal } from '#server/startRefusal.ts';
import { createPlace, onEngines, openFixture } from '../../support/store.ts';

const HOLDER = join(import.meta.dirname, '../../support/folderHolder.ts');

onEngines(
  'the data folder',
  (engine) => {
    it('is refused while another process has it, by a sentence with its number, and free when that is killed', async () => {
      const place = await createPlace(engine);
      const holder = spawn(process.execPath, [HOLDER, place.config.dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
      onTestFinished(() => void holder.kill('SIGKILL'));
      await once(holder.stdout, 'data');
      const opening = openFixture(place);
      await expect(opening).rejects.toThrow(StartRefusal);
      await expect(opening).rejects.toThrow(
        `Another server (process ${holder.pid}) is using the data folder "${place.config.dataDir}"`,
      );

      const exited = once(holder, 'exit');
      holder.kill('SIGKILL');
      await exited;
      const store = await openFixture(place);
      await store.close();
      await place.clean();
    });

    it('is free after a close, and not before', async () => {
      const place = await createPlace(engine);
      const first = await openFixture(place);
      await expect(openFixture(place)).rejects.toThrow('DATA_DIR');
      await first.close();
      await (await openFixture(place)).close();
      await place.clean();
    });
  },
  ['sqlite'],
);

onEngines(
  'a database that is not there',
  () => {
    it('is said in a sentence', async () => {
      const opening = openFixture({
        config: { databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing', dataDir: 'data' },
        clean: async () => {},
      });
      await expect(opening).rejects.toThrow(StartRefusal);
      await expect(opening).rejects.toThrow('No connection to PostgreSQL at 127.0.0.1:1 (DATABASE_URL)');
    });
  },
  ['postgres'],
);
