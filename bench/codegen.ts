import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { openApiDocument } from '#codegen/emit/openapi/document.ts';
import { loadFolder } from '#codegen/load.ts';
import { buildModel } from '#codegen/model/build.ts';
import { Watcher } from '#codegen/watcher.ts';
import { scratch } from '#tests/support/scratch.ts';
import { median, milliseconds, type Row } from './table.ts';

const ROOT = join(import.meta.dirname, '..');
/** Files that codegen reads and runs on. */
const PARTS = ['package.json', '.oxfmtrc.json', 'codegen', 'core', 'schemas', 'docs/errors.gen.md'];
const ENTITIES = 45;
const RUNS = 3;
const EDITS = 9;

/** Ours that stand for nothing else, in the order in which they are copied until there are enough. */
const MODELS = [
  'ad-slot',
  'campaign',
  'device-group',
  'device-point',
  'device-set',
  'layout',
  'tag',
  'material-folder',
];

/** Returns the text of an entity that is like one of ours, under another name and with paths of its own. */
function copyOf(text: string, n: number): { name: string; text: string } {
  const id = /^\$id: (\w+)/m.exec(text)![1]!;
  const name = `${id}Copy${String.fromCharCode(97 + n)}`;
  const own = text
    .replace(/^\$id: \w+/m, `$id: ${name}`)
    .replace(/^ {2}(route|plural): .*\n/gm, '')
    .replace(/perm: \{[^}]*\}/, `perm: {list: ${name}.view, create: ${name}.add, edit: ${name}.edit}`)
    .replaceAll(new RegExp(`perm: ${id}\\.\\w+`, 'g'), `perm: ${name}.edit`)
    .replaceAll(/path: \//g, `path: /${name}/`)
    .replaceAll(/alias: \[[^\]]*\]/g, '')
    .replaceAll(/, \}/g, '}');
  return { name: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), text: own };
}

const modelIn = (folder: string) => {
  const { model, problems } = buildModel(loadFolder(join(folder, 'schemas')));
  if (model === null) throw new Error(JSON.stringify(problems, null, 2));
  return model;
};

/** Makes a project of as many entities, ours and copies of ours, in memory: what a disk did before does not count. */
function project(): string {
  const folder = mkdtempSync(join(scratch(), 'vitrine-bench-'));
  for (const part of PARTS) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'generated'));
  const { length } = modelIn(folder).entities;
  for (let n = 0; n < ENTITIES - length; n += 1) {
    const text = readFileSync(join(ROOT, `schemas/${MODELS[n % MODELS.length]!}.yaml`), 'utf8');
    const copy = copyOf(text, Math.floor(n / MODELS.length));
    writeFileSync(join(folder, `schemas/${copy.name}.yaml`), copy.text);
  }
  return folder;
}

/** Compile cache that one run leaves for the next: modules with their types stripped. */
const CACHE = join(ROOT, 'node_modules/.cache/codegen');

/** Milliseconds of a run of the command line in a process of its own, its start included; `forget` comes before each. */
function command(folder: string, forget: () => void, ...options: string[]): number {
  const times = Array.from({ length: RUNS }, () => {
    forget();
    const began = performance.now();
    const done = spawnSync(process.execPath, ['codegen/cli.ts', ...options], { cwd: folder, encoding: 'utf8' });
    if (done.status !== 0) throw new Error(done.stdout + done.stderr);
    return performance.now() - began;
  });
  return median(times);
}

/** Milliseconds from a saved schema to the written files, in a process that runs already. */
async function edit(watcher: Watcher, folder: string, change: (text: string, n: number) => string): Promise<number> {
  const file = join(folder, 'schemas/ad.yaml');
  const before = readFileSync(file, 'utf8');
  const times: number[] = [];
  for (let n = 0; n < EDITS; n += 1) {
    writeFileSync(file, change(before, n));
    const began = performance.now();
    const written: string[] = [];
    const { problems, rest } = await watcher.run((paths) => void written.push(...paths));
    times.push(performance.now() - began);
    await rest;
    if (problems.length > 0 || written.length === 0)
      throw new Error(`the edit printed nothing: ${JSON.stringify(problems)}`);
  }
  writeFileSync(file, before);
  return median(times);
}

const warm = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let n = 0; n <= RUNS; n += 1) {
    const began = performance.now();
    await work();
    if (n > 0) times.push(performance.now() - began);
  }
  return median(times);
};

const promised = (what: string, ms: number, most: number): Row => ({
  what,
  value: milliseconds(ms),
  promise: `≤ ${most.toLocaleString('en')} ms`,
  kept: ms <= most,
});
const beside = (what: string, ms: number, own: number): Row => ({
  what,
  value: milliseconds(ms),
  promise: `${(ms / own).toFixed(1)} × an edit of ours`,
});

/** Codegen over 45 entities, beside two generators that print types alone of the same documents (architecture 10). */
export async function codegen(): Promise<Row[]> {
  const folder = project();
  const dropped: string[] = [];
  try {
    // Moved, not deleted: where many files were just deleted, ext4 takes five times as long to make new ones, which is
    // nothing that a fresh clone sees.
    const drop = (...paths: string[]) => {
      for (const path of paths.filter((each) => existsSync(each))) {
        const aside = `${path}-${dropped.length}`;
        renameSync(path, aside);
        dropped.push(aside);
      }
    };
    const generated = join(folder, 'generated');
    const cold = command(folder, () => drop(generated, CACHE));
    const compiled = command(folder, () => drop(generated));
    const again = command(folder, () => undefined);
    const check = command(folder, () => undefined, '--check');
    const watcher = new Watcher(folder);
    await (
      await watcher.run(() => undefined)
    ).rest;
    const label = await edit(watcher, folder, (text, n) => text.replace(/(label: \{zh: [^,]+, en: )\w+/, `$1Ad${n}`));
    const field = await edit(watcher, folder, (text, n) =>
      text.replace(/^properties:\n/m, `properties:\n  more${n}: {type: string, x-label: {zh: 新, en: More}}\n`),
    );
    const model = modelIn(folder);
    const document = JSON.stringify(openApiDocument(model));
    const types = await warm(async () => astToString(await openapiTS(JSON.parse(document) as OpenAPI3)));
    // It reads each schema alone: one that refers to another is none of its own.
    const schemas = Object.values((JSON.parse(document) as OpenAPI3).components?.schemas ?? {}).filter(
      (schema) => !JSON.stringify(schema).includes('$ref'),
    );
    const bare = await warm(() =>
      Promise.all(
        schemas.map((schema, n) => compile(structuredClone(schema) as JSONSchema, `Schema${n}`, { format: false })),
      ),
    );
    return [
      promised(`all ${model.entities.length} entities, cold (process start included, nothing cached)`, cold, 2000),
      { what: 'the same where Node has compiled the modules before', value: milliseconds(compiled) },
      { what: 'the same where all is printed already', value: milliseconds(again) },
      promised('--check (process start included)', check, 3000),
      promised('one edit of a label in the running process', label, 200),
      promised('one edit of a field in the running process', field, 200),
      beside('openapi-typescript, the same OpenAPI document, warm', types, field),
      beside(`json-schema-to-typescript, its ${schemas.length} schemas, warm`, bare, field),
    ];
  } finally {
    for (const path of [folder, ...dropped]) rmSync(path, { recursive: true, force: true });
  }
}
