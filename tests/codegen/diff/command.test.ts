import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diff, writeProposal } from '#codegen/diff/command.ts';
import { AD, exampleFiles, exampleModel } from '../emit/example.ts';

let root: string;
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...words], { cwd: root, stdio: 'pipe' });

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'diff-'));
  mkdirSync(join(root, 'schemas'));
  mkdirSync(join(root, 'server/store/migrations'), { recursive: true });
  for (const { path, text } of exampleFiles().files) writeFileSync(join(root, path), text);
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'first');
});
afterAll(() => rmSync(root, { recursive: true }));

describe('codegen diff <ref>', () => {
  it('says that nothing changed', async () => {
    expect((await diff(exampleModel(), root, 'HEAD')).text).toBe('Nothing that the schemas say changed since HEAD.');
  });

  it('marks what breaks, and prints the migration', async () => {
    const ad = AD.replace('maxLength: 50', 'maxLength: 40')
      .replace('en: Name', 'en: Title')
      .replace(/ {2}price: .*\n/, '');
    const { text, changes } = await diff(exampleModel({ ad }), root, 'HEAD');
    expect(text).toMatch(/^\d+ changes since HEAD, \d+ break\.\n/);
    expect(text).toContain('! ad.name  maxLength was 50, is 40\n    breaks: values of before may be refused');
    expect(text).toContain('  ad.fields.name  en was "Name", is "Title"');
    expect(text).toContain("await dropColumn(tx, engine, 'ads', 'price');");
    expect(changes.some(({ breaks }) => breaks !== undefined)).toBe(true);
  });

  it('writes the migration and its line in the list', async () => {
    const index = join(root, 'server/store/migrations/index.ts');
    writeFileSync(
      index,
      "import type { Tx } from '../types.ts';\n\nexport const migrations: readonly Migration[] = [];\n",
    );
    const { proposal } = await diff(exampleModel({ ad: AD.replace(/ {2}price: .*\n/, '') }), root, 'HEAD');
    writeProposal(root, proposal!);
    expect(readFileSync(join(root, 'server/store/migrations/1-drop-ads-price.ts'), 'utf8')).toBe(proposal!.text);
    expect(readFileSync(index, 'utf8')).toBe(
      "import type { Tx } from '../types.ts';\nimport { dropAdsPrice } from './1-drop-ads-price.ts';\n\nexport const migrations: readonly Migration[] = [dropAdsPrice];\n",
    );
  });

  it.each(['nowhere', '--output=x'])('refuses %s, which is no ref', async (ref) => {
    await expect(diff(exampleModel(), root, ref)).rejects.toThrow(`git knows no "${ref}" here`);
  });
});
