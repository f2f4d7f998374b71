import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emitters } from '#codegen/emit/all.ts';
import type { Emitter } from '#codegen/emit/emitter.ts';
import { print } from '#codegen/generate.ts';
import { loadTexts } from '#codegen/load.ts';
import { Memory } from '#codegen/memory.ts';
import { buildModel } from '#codegen/model/build.ts';
import type { Model } from '#codegen/model/model.ts';
import { formatProblem } from '#codegen/problems.ts';
import { loaded, model as ours } from '#tests/support/cases/model.ts';

const folder = fileURLToPath(new URL('../../../schemas', import.meta.url));
const TEXTS = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?:reports\/)?[^/]+\.yaml$/.test(name))
    .map((name) => [`schemas/${name}`, readFileSync(`${folder}/${name}`, 'utf8')]),
);

/** openapi is one document of everything and is type-checked in a thread: it has no memory that could be wrong. */
const quick = emitters.filter(({ id }) => id !== 'openapi');

type Edit = (text: string, n: number) => string;

/** Usual edits of a schema; one that does not apply to the file leaves it unchanged. */
const EDITS: Readonly<Record<string, Edit>> = {
  'another label': (text, n) => text.replace(/(x-entity:\n {2}label: \{zh: )[^,]+/, `$1名${n}`),
  'another label of a field': (text, n) => text.replace(/(properties:\n {2}\w+: .*en: )[^}]+/, `$1Word ${n}`),
  'a field more': (text, n) =>
    text.replace(
      /^properties:\n/m,
      `properties:\n  more${n}: {type: string, maxLength: ${n + 1}, x-label: {zh: 新, en: More}}\n`,
    ),
  'a field less': (text) => text.replace(/^ {2}(more\d+|remark): .*\n/m, '').replaceAll(/, remark\b/g, ''),
  'another name of a state': (text, n) => text.replaceAll(/\b(enabled|stopped)\d*\b/g, `$1${n}`),
  'a column less': (text) => text.replace(/( {2}columns: \[\w+), \w+/, '$1'),
  'another order': (text) => text.replace('sort: {createdAt: desc}', 'sort: {createdAt: asc}'),
  'a line more': (text) => `# note\n${text}`,
};

const edit = fc.record({
  file: fc.constantFrom(...TEXTS.keys()),
  kind: fc.constantFrom(...Object.keys(EDITS)),
  n: fc.nat(9),
});

/** Schemas that a run leaves out, one after another. */
const WITHOUT = 8;

const modelOf = (texts: ReadonlyMap<string, string>) => buildModel(loadTexts(texts, loaded));
const textsOf = (files: readonly { path: string; text: string }[]) =>
  Object.fromEntries(files.map(({ path, text }) => [path, text]));

describe('printing again', () => {
  it('gives after any edits what a first print gives, byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 2, maxLength: 5 }), async (edits) => {
        const memory = new Memory();
        const texts = new Map(TEXTS);
        await print(ours, quick, { memory });
        for (const { file, kind, n } of edits) {
          texts.set(file, EDITS[kind]!(texts.get(file)!, n));
          const { model } = modelOf(texts);
          // A broken model is not printed; the next edit still starts from it.
          if (model === null) continue;
          const again = await print(model, quick, { memory });
          expect(textsOf(again)).toEqual(textsOf(await print(model, quick)));
        }
      }),
      { numRuns: 4 },
    );
  });

  it.each(Object.keys(EDITS))(
    'gives the same after: %s',
    async (kind) => {
      const models: Model[] = [];
      for (const [path, text] of TEXTS) {
        const changed = EDITS[kind]!(text, 3);
        const { model } =
          changed === text || models.length > 1 ? { model: null } : modelOf(new Map(TEXTS).set(path, changed));
        if (model !== null) models.push(model);
      }
      const memory = new Memory();
      await print(ours, quick, { memory });
      for (const model of models)
        expect(textsOf(await print(model, quick, { memory }))).toEqual(textsOf(await print(model, quick)));
      expect(models.length).toBeGreaterThan(0);
    },
    120_000,
  );

  // Each run takes schemas of its own choice: all of them cost half a second each.
  it('gives the same without any one schema, and with it again', async () => {
    const memory = new Memory();
    const whole = textsOf(await print(ours, quick, { memory }));
    const paths = [...TEXTS.keys()];
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(paths, { minLength: paths.length }), async (shuffled) => {
        let done = 0;
        for (const path of shuffled) {
          if (done === WITHOUT) break;
          const { model } = modelOf(new Map([...TEXTS].filter(([other]) => other !== path)));
          // Others need it.
          if (model === null) continue;
          expect(textsOf(await print(model, quick, { memory }))).toEqual(textsOf(await print(model, quick)));
          expect(textsOf(await print(ours, quick, { memory }))).toEqual(whole);
          done += 1;
        }
        expect(done).toBe(WITHOUT);
      }),
      { numRuns: 1 },
    );
  });

  it('makes anew what follows from the edit, and nothing else', async () => {
    const made: string[] = [];
    const emitter: Emitter = {
      id: 'display of what is referred to',
      each: (entity, model) => {
        made.push(entity.names.camel);
        const shown = entity.fields.map(
          ({ ref }) => model.entities.find(({ names }) => names.camel === ref?.to)?.display,
        );
        return [{ path: `${entity.names.camel}.gen.txt`, text: shown.join() }];
      },
    };
    const memory = new Memory();
    await print(ours, [emitter], { memory });
    made.length = 0;
    const texts = new Map(TEXTS);
    const layout = texts.get('schemas/layout.yaml')!;
    texts.set('schemas/layout.yaml', layout.replace(/display: \w+/, 'display: id'));
    const { model, problems } = modelOf(texts);
    expect(problems.map(formatProblem)).toEqual([]);
    await print(model!, [emitter], { memory });
    // It, and those that refer to it.
    expect(made.toSorted()).toEqual(
      ours.entities
        .filter(({ fields }) => fields.some(({ ref }) => ref?.to === 'layout'))
        .map(({ names }) => names.camel)
        .toSorted(),
    );
  });
});
