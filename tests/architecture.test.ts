import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { globSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import config from '../.dependency-cruiser.mjs';

const ROOMS = ['agent', 'codegen', 'core', 'generated', 'player', 'resources', 'server', 'src', 'stage'];
const ROOT = join(import.meta.dirname, '..');

async function violations(baseDir: string, rooms: string[]): Promise<string[]> {
  const { output } = await cruise(
    rooms,
    { ...config.options, baseDir, validate: true, ruleSet: { forbidden: config.forbidden }, outputType: 'json' },
    undefined,
    { tsConfig: extractTSConfig(join(ROOT, 'tsconfig.json')) },
  );
  if (typeof output !== 'string') throw new Error('the JSON reporter gives text');
  const { summary } = JSON.parse(output);
  return summary.violations.map(
    (found: { from: string; to: string; rule: { name: string } }) =>
      `${found.from} may not import ${found.to}: ${config.forbidden.find((rule) => rule.name === found.rule.name)?.comment}`,
  );
}

test('every import keeps to the table of rooms', async () => {
  expect(await violations(ROOT, ROOMS)).toEqual([]);
});

test.each([
  [
    'server/handlers/ads/approve.ts',
    '../../../resources/ads/AdAuditList.ts',
    'The server must run without the console.',
  ],
  ['core/rules/pricing.ts', '../../server/app.ts', 'core/ is what all sides say: it may know none of them.'],
  ['resources/ads/steps.ts', '../devices/picker.ts', 'A resource never imports a sibling'],
  ['agent/kiosk.ts', '../core/time.ts', 'The agent runs alone on a screen'],
  ['src/login/LoginPage.ts', '../ui/permission.ts', 'The login page loads nothing of the console'],
])('%s may not import %s', async (file, imported, sentence) => {
  const folder = mkdtempSync(join(ROOT, 'node_modules', '.cache', 'rooms-'));
  try {
    for (const room of ROOMS) mkdirSync(join(folder, room), { recursive: true });
    const target = join(folder, file, '..', imported);
    mkdirSync(join(target, '..'), { recursive: true });
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(target, 'export const there = 1;\n');
    writeFileSync(join(folder, file), `import { there } from '${imported}';\nexport const here = there;\n`);
    expect((await violations(folder, ROOMS)).join('\n')).toContain(sentence);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Files of the server that make statements, but the store's own, which adds the corporation itself. */
const STATEMENTS = globSync('server/**/*.ts', { cwd: ROOT }).filter((path) => !path.startsWith('server/store/'));

/** Returns the statements of a text over a link table or one whose name is known at run time, each to its end. */
const overLinks = (text: string): string[] =>
  [
    ...text.matchAll(
      /\.(?:selectFrom|deleteFrom|updateTable)\(\s*(?:['`][^'`]*__|`|link\b)|\beb\s*\.selectFrom\(\s*table\b/g,
    ),
  ].map(({ index }) => {
    const before = text.slice(Math.max(0, index - 40), index);
    return before + text.slice(index).split(/;\n|\n\n/)[0]!;
  });

test('a statement over links names their corporation', () => {
  const silent = STATEMENTS.flatMap((path) =>
    overLinks(readFileSync(join(ROOT, path), 'utf8'))
      .filter((statement) => !/corp_id|ofCorp/.test(statement))
      .map((statement) => `${path}: ${statement.replaceAll(/\s+/g, ' ').slice(0, 120)}`),
  );
  expect(silent).toEqual([]);
});

test('what the compiler cannot check is asked by `tablesByName`, with a reason', () => {
  const unchecked = STATEMENTS.filter((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    return /as unknown as (?:AnyDb|Kysely)/.test(text) || (/\bAnyDb\b/.test(text) && !text.includes('tablesByName('));
  });
  expect(unchecked).toEqual([]);
});
