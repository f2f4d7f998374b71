import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { callTable } from '#codegen/callTable.ts';
import { callTests } from '#codegen/callTests.ts';
import { buildModel } from '#codegen/model/build.ts';
import { exampleModel } from '../emit/example.ts';
import { loaded } from '#tests/support/cases/model.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

describe('npm run calls', () => {
  const lines = callTable(
    exampleModel(),
    new Map([['ad.stop', ['tests/server/everyCall.test.ts', 'tests/server/handlers/ads/stop.test.ts']]]),
  ).split('\n');

  it('says of each path who may call it, how often, and which tests do', () => {
    expect(lines.find((line) => line.startsWith('/ad/stop.shtml'))?.split(/ {2,}/)).toEqual([
      '/ad/stop.shtml',
      'ad',
      'stop',
      'ad.edit',
      '102',
      'corp+dept+owner',
      'YXF',
      'write',
      expect.stringMatching(/^\d+$/),
      'everyCall, handlers/ads/stop',
    ]);
  });

  it('has a line for an alias, and a dash where no test is', () => {
    expect(lines.some((line) => line.startsWith('/old/stop.shtml'))).toBe(true);
    expect(lines.find((line) => line.startsWith('/ad/delete.shtml'))).toMatch(/ -$/);
  });

  it('ends with what anybody may call', () => {
    const rows = lines.slice(1, lines.indexOf(''));
    const open = rows.findIndex((line) => / open /.test(line));
    expect(rows.slice(open).every((line) => / open /.test(line))).toBe(true);
    expect(lines.at(-2)).toBe('open (any account):  ad.count, adSlot.list');
  });

  it('finds in tests/ that every call is walked, and who names it', () => {
    const tests = callTests(buildModel(loaded).model!, root);
    expect([...tests].filter(([, files]) => files[0] !== 'tests/server/everyCall.test.ts')).toEqual([]);
    expect(tests.get('ad.approve')).toContain('tests/server/handlers/ads/review.test.ts');
  });
});
