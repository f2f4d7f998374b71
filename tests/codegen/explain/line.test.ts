import { beforeAll, describe, expect, it } from 'vitest';
import { emitters } from '#codegen/emit/all.ts';
import { explainer } from '#codegen/explain/line.ts';
import { pathText } from '#codegen/explain/place.ts';
import { print } from '#codegen/generate.ts';
import type { GenFile } from '#codegen/emit/emitter.ts';
import { AD, exampleFiles, exampleModel } from '../emit/example.ts';

const quick = emitters.filter(({ id }) => id !== 'openapi');

let files: readonly GenFile[];
beforeAll(async () => {
  files = await print(exampleModel(), quick);
});

const fileOf = (path: string): GenFile => files.find((each) => each.path === path)!;

/** What made each line of a printed file, as text. */
async function linesOf(file: GenFile, changes: Record<string, string> = {}): Promise<[line: string, made: string[]][]> {
  const explain = await explainer(exampleModel(changes), exampleFiles(changes), file);
  return file.text
    .split('\n')
    .map((line, index) => [line, explain(index + 1).map(({ file: from, path }) => `${from} ${pathText(path)}`)]);
}

const MADE: readonly [file: string, line: RegExp, made: string][] = [
  ['console/ads/AdList.gen.tsx', /^\/\/ Made by/, '$id'],
  ['console/ads/AdList.gen.tsx', /source: 'status', cell/, 'x-list.columns[1]'],
  ['console/ads/AdList.gen.tsx', /source: 'startAt', cell/, 'x-list.columns[2]'],
  ['console/ads/AdList.gen.tsx', /^const filters/, 'x-list.filters'],
  ['console/ads/AdList.gen.tsx', /^const columns/, 'x-list.columns'],
  ['console/ads/AdList.gen.tsx', /import \{ StateField \}/, 'x-list.columns[1]'],
  ['console/ads/AdForm.gen.tsx', /^ {2}kind: </, 'properties.kind'],
  ['console/ads/AdForm.gen.tsx', /^ {2}whens:/, 'properties'],
  ['console/ads/AdForm.gen.tsx', /function AdCreate/, 'x-calls.create'],
  ['console/ads/AdForm.gen.tsx', /function AdEdit/, 'x-calls.update'],
  ['console/ads/AdShow.gen.tsx', /^ {2}daysLeft: </, 'properties.daysLeft'],
  ['console/ads/AdActionForms.gen.tsx', /^ {2}stop: /, 'x-actions.stop'],
  ['console/ads/AdActionForms.gen.tsx', /import \{ TextInput/, 'x-actions.stop'],
  ['console/ads/slots.gen.tsx', /type AdAction/, 'x-actions'],
  ['console/ads/AdReference.gen.tsx', /^ {2}display: /, 'x-entity.display'],
  ['model/ads/states.gen.ts', /^ {4}playing: /, 'x-states.values.playing'],
  ['model/ads/states.gen.ts', /^ {2}initial: /, 'x-states.initial'],
  ['model/ads/schema.gen.ts', /^ {2}name: z\.string/, 'properties.name'],
  ['model/ads/schema.gen.ts', /^ {2}url: \(v/, 'properties.url'],
  ['model/ads/schema.gen.ts', /'ad\.lead'/, 'x-rules[0].id'],
  ['model/ads/derive.gen.ts', /^ {2}daysLeft: /, 'properties.daysLeft'],
  ['model/ads/types.gen.ts', /^export interface AdStopForm/, 'x-actions.stop'],
  ['server/ads.gen.ts', /'pin', type/, 'properties.pin'],
  ['model/calls.gen.ts', /^ {2}'ad\.stop': /, 'x-calls.stop'],
  ['model/calls.gen.ts', /^ {2}\| 'ad\.count'/, 'x-calls.count'],
  ['console/messages.en_us.gen.ts', /stop: 'Stop'/, 'x-actions'],
  ['console/messages.en_us.gen.ts', /kind: \{ file:/, 'properties.kind'],
];

describe('--explain', () => {
  it.each(MADE)('%s: %s is made by %s', async (path, line, made) => {
    const found = (await linesOf(fileOf(path))).find(([text]) => line.test(text));
    expect(found?.[1][0]).toBe(`schemas/ad.yaml ${made}`);
  });

  it.each([
    ['model/permissions.gen.ts', /^ {2}'ad\.price': /, 'schemas/_permissions.yaml ad.children.price'],
    ['model/limits.gen.ts', /^ {2}lead: /, 'schemas/_limits.yaml lead'],
    ['model/errors.gen.ts', /^ {2}NOT_FOUND: /, 'schemas/_errors.yaml errors.NOT_FOUND'],
  ])('%s: %s is made by %s, which many entities share', async (path, line, made) => {
    const found = (await linesOf(fileOf(path))).find(([text]) => line.test(text));
    expect(found?.[1][0]).toBe(made);
  });

  it('names the field beside the column that shows it', async () => {
    const found = (await linesOf(fileOf('console/ads/AdList.gen.tsx'))).find(([line]) =>
      line.includes("'status', cell"),
    );
    expect(found?.[1]).toEqual(['schemas/ad.yaml x-list.columns[1]', 'schemas/ad.yaml properties.status']);
  });

  it('says of every line of every file of an entity at least which schema it is from', async () => {
    const own = files.filter(({ path }) => path.includes('/ads/') || path.endsWith('/ads.gen.ts'));
    expect(own.length).toBeGreaterThan(12);
    for (const file of own)
      for (const [line, made] of await linesOf(file))
        expect(made, `${file.path}: ${line}`).toEqual(
          expect.arrayContaining([expect.stringMatching(/^schemas\/ad\.yaml [$a-z-]+/)]),
        );
  });

  it('tells the truth: without a column, exactly the lines that it made are gone', async () => {
    const path = 'console/ads/AdList.gen.tsx';
    const mine = (await linesOf(fileOf(path))).filter(([, made]) => made[0] === 'schemas/ad.yaml x-list.columns[1]');
    const ad = AD.replace('columns: [name, status, startAt]', 'columns: [name, startAt]');
    const without = (await print(exampleModel({ ad }), quick)).find((each) => each.path === path)!.text.split('\n');
    const before = fileOf(path).text.split('\n');
    expect(before.filter((line) => !without.includes(line))).toEqual(
      expect.arrayContaining(mine.map(([line]) => line).filter((line) => line !== '')),
    );
    expect(mine.length).toBeGreaterThan(1);
  });
});
