import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from './model/model.ts';

/** Test that walks all generated cases: each call is refused there for each possible reason. */
const EVERY_CALL = 'tests/server/everyCall.test.ts';

/** Returns the tests of each call by name: first the one that walks all calls, then those that name the call. */
export function callTests(model: Model, root: string): ReadonlyMap<string, readonly string[]> {
  const folder = join(root, 'tests');
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => `tests/${file.replaceAll('\\', '/')}`)
        // Tests of the generator are left out: they call test schemas, not the product's.
        .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/codegen/'))
        .toSorted()
    : [];
  const texts = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  const calls = model.entities.flatMap((entity) => entity.calls.map(({ name }) => name));
  return new Map(
    calls.map((name) => {
      const named = texts.filter(([, text]) => text.includes(`'${name}'`)).map(([file]) => file);
      return [name, [...(files.includes(EVERY_CALL) ? [EVERY_CALL] : []), ...named]];
    }),
  );
}
