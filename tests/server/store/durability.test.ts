import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Place } from '../../support/store.ts';
import { createPlace, onEngines, openFixture, scopeOf } from '../../support/store.ts';

const ROUNDS = 3;
const WRITES_A_ROUND = 100;
const WRITER = join(import.meta.dirname, '../../support/durableWriter.ts');

const linesOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : []);

/** Lets a process write until some writes are acknowledged, and kills it in the middle of the next. */
async function writeAndKill(place: Place, witness: string): Promise<void> {
  const before = linesOf(witness).length;
  const writer = spawn(process.execPath, [WRITER, JSON.stringify(place.config), witness], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  onTestFinished(() => void writer.kill('SIGKILL'));
  const exited = once(writer, 'exit');
  await vi.waitFor(() => expect(linesOf(witness).length).toBeGreaterThan(before + WRITES_A_ROUND), {
    timeout: 60_000,
    interval: 5,
  });
  writer.kill('SIGKILL');
  expect((await exited)[1]).toBe('SIGKILL');
}

onEngines(
  'a server that is killed while it writes',
  (engine) => {
    it('has lost nothing that it acknowledged, and nothing is half written', async () => {
      const place = await createPlace(engine);
      const folder = mkdtempSync(join(tmpdir(), 'vitrine-witness-'));
      const witness = join(folder, 'acknowledged');
      for (let round = 0; round < ROUNDS; round += 1) {
        await writeAndKill(place, witness);
        const store = await openFixture(place);
        const kept = await store.read(scopeOf(), (tx) =>
          tx.screens.find((eb) => eb('status', '=', 'written'), { limit: 1_000_000 }),
        );
        const ids = new Set(kept.map((row) => row.id));
        expect(linesOf(witness).filter((id) => !ids.has(id))).toEqual([]);
        expect(kept.filter((row) => row.rev !== 2 || row.tagIds.length !== 2)).toEqual([]);
        const held = await store.read({ kind: 'system', corpId: null }, (tx) =>
          tx.db
            .selectFrom('globals')
            .select((eb) => eb.fn.countAll().as('n'))
            .executeTakeFirst(),
        );
        expect(Number(held?.n)).toBe(kept.length);
        await store.close();
      }
      expect(linesOf(witness).length).toBeGreaterThan(ROUNDS * WRITES_A_ROUND);
      rmSync(folder, { recursive: true, force: true });
      await place.clean();
    });
  },
  ['sqlite', 'postgres'],
);
