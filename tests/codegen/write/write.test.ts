import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Emitter, GenFile } from '#codegen/emit/emitter.ts';
import { generate, print } from '#codegen/generate.ts';
import { loadTexts } from '#codegen/load.ts';
import { driftOf, writeFiles } from '#codegen/write.ts';
import { loaded, model } from '#tests/support/cases/model.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'codegen-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const files = (texts: Record<string, string>): GenFile[] =>
  Object.entries(texts).map(([path, text]) => ({ path, text }));

describe('writing', () => {
  it('makes the folders of its files', () => {
    writeFiles(files({ 'model/a.gen.ts': 'a', 'b.gen.ts': 'b' }), folder);
    expect(readFileSync(join(folder, 'model/a.gen.ts'), 'utf8')).toBe('a');
  });

  it('leaves alone what did not change', () => {
    writeFiles(files({ 'a.gen.ts': 'a', 'b.gen.ts': 'b' }), folder);
    utimesSync(join(folder, 'a.gen.ts'), 1000, 1000);
    const { written } = writeFiles(files({ 'a.gen.ts': 'a', 'b.gen.ts': 'c' }), folder);
    expect(written).toEqual(['b.gen.ts']);
    expect(statSync(join(folder, 'a.gen.ts')).mtimeMs).toBe(1_000_000);
  });

  it('deletes what is no longer printed, and the folder that is left empty', () => {
    writeFiles(files({ 'model/ads/a.gen.ts': 'a', 'b.gen.ts': 'b' }), folder);
    expect(writeFiles(files({ 'b.gen.ts': 'b' }), folder).deleted).toEqual(['model/ads/a.gen.ts']);
    expect(readdirSync(folder).toSorted()).toEqual(['b.gen.ts']);
  });

  it('never touches a file that it did not print', () => {
    writeFileSync(join(folder, 'note.txt'), 'mine');
    writeFiles(files({ 'b.gen.ts': 'b' }), folder);
    expect(readFileSync(join(folder, 'note.txt'), 'utf8')).toBe('mine');
  });
});

describe('the comparison', () => {
  beforeEach(() => {
    writeFiles(files({ 'a.gen.ts': 'a', 'b.gen.ts': 'b' }), folder);
  });

  it('finds nothing where all is as printed', () => {
    expect(driftOf(files({ 'a.gen.ts': 'a', 'b.gen.ts': 'b' }), folder)).toEqual({
      changed: [],
      missing: [],
      extra: [],
    });
  });

  it('finds what is missing, and what is there without having been printed', () => {
    writeFileSync(join(folder, 'stale.gen.ts'), 'old');
    const drift = driftOf(files({ 'a.gen.ts': 'a', 'b.gen.ts': 'b', 'c.gen.ts': 'c' }), folder);
    expect(drift).toMatchObject({ missing: ['c.gen.ts'], extra: ['stale.gen.ts'] });
  });

  it('finds an edit by hand', () => {
    writeFileSync(join(folder, 'a.gen.ts'), 'mine');
    expect(driftOf(files({ 'a.gen.ts': 'a', 'b.gen.ts': 'b' }), folder).changed).toEqual(['a.gen.ts']);
  });
});

describe('a run that fails', () => {
  const good: Emitter = { id: 'good', emit: () => [{ path: 'a.gen.ts', text: 'export const a = 1;\n' }] };

  it('writes nothing where an emitter throws', async () => {
    const bad: Emitter = { id: 'bad', emit: () => Promise.reject(new Error('no printer for "if"')) };
    await expect(generate(loaded, [good, bad])).rejects.toThrow('no printer for "if"');
    expect(existsSync(join(folder, 'a.gen.ts'))).toBe(false);
  });

  it('names the file where an emitter prints what is no TypeScript', async () => {
    const bad: Emitter = { id: 'bad', emit: () => [{ path: 'bad.gen.ts', text: 'export const = ;' }] };
    await expect(print(model, [good, bad])).rejects.toThrow('generated/bad.gen.ts');
  });

  it('refuses two emitters that write the same file', async () => {
    await expect(print(model, [good, { ...good, id: 'twin' }])).rejects.toThrow('two emitters write a.gen.ts');
  });

  it('gives problems and no files where the schemas have problems', async () => {
    const { files: printed, problems } = await generate(loadTexts(new Map([['schemas/ad.yaml', 'a: [']])), [good]);
    expect(printed).toEqual([]);
    expect(problems.length).toBeGreaterThan(0);
  });
});
