import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const project = fileURLToPath(new URL('../../..', import.meta.url));
let copy: string;

/** Only read: the code says which permissions are used. */
const LINKED = ['node_modules', 'server', 'src', 'stage', 'resources'];

/** Runs the command line in a copy of the project, as a person would. */
function codegen(...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, 'codegen/cli.ts'), ...options], {
    encoding: 'utf8',
    timeout: 25_000,
  });
  return { status, text: stdout + stderr };
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'codegen-cli-'));
  for (const part of [
    'package.json',
    '.oxfmtrc.json',
    'codegen',
    'core',
    'schemas',
    'generated',
    'docs/errors.gen.md',
  ]) {
    cpSync(join(project, part), join(copy, part), { recursive: true });
  }
  for (const room of LINKED) symlinkSync(join(project, room), join(copy, room));
});

afterAll(() => {
  for (const room of LINKED) unlinkSync(join(copy, room));
  rmSync(copy, { recursive: true });
});

describe('npm run codegen', () => {
  it('says in --check which files differ and how, and what to run', () => {
    const types = join(copy, 'generated/model/ads/types.gen.ts');
    const before = readFileSync(types, 'utf8');
    writeFileSync(types, `${before}// mine\n`);
    writeFileSync(join(copy, 'generated/stale.gen.ts'), '');
    rmSync(join(copy, 'generated/model/menu.gen.ts'));
    const { status, text } = codegen('--check');
    expect(status).toBe(1);
    expect(text).toContain('+ generated/model/menu.gen.ts');
    expect(text).toContain('- generated/stale.gen.ts');
    expect(text).toContain('~ generated/model/ads/types.gen.ts');
    expect(text).toContain('Run: npm run codegen');
  });

  it('puts all of that right, and then finds nothing', () => {
    expect(codegen()).toMatchObject({ status: 0, text: expect.stringMatching(/2 written, 1 deleted/) as string });
    expect(codegen('--check')).toMatchObject({ status: 0 });
  });

  it('lists every call with who may make it, and what is open and public', () => {
    const { text } = codegen('calls');
    expect(text).toMatch(/\/ad\/audit\/batch\/pass\.shtml +ad +approve +adAudit\.pass +\d+ +corp/);
    expect(text).toMatch(/public \(no session\): .*session\.login/);
  });

  it('shows each mistake at its place and writes nothing', () => {
    const file = join(copy, 'schemas/tag.yaml');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replace('display: name', 'display: nmae'));
    const { status, text } = codegen();
    writeFileSync(file, before);
    expect(status).toBe(1);
    expect(text).toMatch(/schemas\/tag\.yaml:\d+:\d+ .*nmae/);
    expect(text).toContain('nothing was written');
    expect(codegen('--check')).toMatchObject({ status: 0 });
  });

  it('refuses an option that it does not know', () => {
    expect(codegen('--chekc')).toMatchObject({
      status: 1,
      text: expect.stringContaining('codegen does not know "--chekc"') as string,
    });
  });
});
