import { describe, expect, test } from 'vitest';
import { loadFolder, loadTexts } from '#codegen/load.ts';
import { buildModel } from '#codegen/model/build.ts';

const texts = new Map(loadFolder('schemas').files.map(({ path, text }) => [path, text]));
const AD = 'schemas/reports/ad-report.yaml';

/** Builds the project's schemas with a report changed; returns what is wrong with it. */
function problemsWith(change: (text: string) => string): string[] {
  const { problems } = buildModel(loadTexts(new Map(texts).set(AD, change(texts.get(AD)!)), loadFolder('schemas')));
  return problems.map(({ file, line, message, hint }) => `${file}:${line} ${message}${hint ? `; ${hint}` : ''}`);
}

describe('the language of reports [REP-06]', () => {
  test('one YAML makes a call, a sheet, and what page and server read', () => {
    const { model, problems } = buildModel(loadFolder('schemas'));
    expect(problems).toEqual([]);
    const report = model!.reports.find(({ name }) => name === 'adReport')!;
    expect(report.measures.map(({ name, label }) => [name, label.en])).toContainEqual(['plays', 'Plays']);
    const calls = model!.entities.find(({ names }) => names.camel === 'adReport')!.calls;
    expect(calls.map(({ name, paths, perm, needsHandler }) => [name, paths, perm, needsHandler])).toEqual([
      ['adReport.run', ['/report/ad.shtml', '/bp/report/ad.shtml'], 'report.ad', false],
      ['adReport.sheet', ['/report/ad/export.shtml', '/bp/report/ad/export.shtml'], 'report.ad', false],
    ]);
  });

  test.each([
    [
      'a field that the sums lack',
      ['{sum: plays}', '{sum: pleys}'],
      '"pleys" is no field of playSum; did you mean "plays"?',
    ],
    [
      'a sum of text',
      ['{sum: plays}', '{sum: adName, label: {zh: 名, en: N}}'],
      '"adName" is no whole number, and has no sum',
    ],
    ['two ways at once', ['{sum: plays}', '{sum: plays, distinct: adId}'], '"plays" is one of sum, distinct and ratio'],
    [
      'a part that is no sum',
      ['[durationMs, plays]', '[durationMs, screens]'],
      '"screens" is no measure that is a sum',
    ],
    [
      'counting values with a name above nothing',
      ['{distinct: deviceId, with: plays', '{distinct: deviceId, with: adName'],
      '"adName" is no whole number, and nothing of it is above nothing',
    ],
    [
      'money that is counted',
      ['{distinct: deviceId, with: plays', '{distinct: deviceId, unit: money'],
      '"screens" is no sum: unit: money is for sums alone',
    ],
    [
      'an average of money',
      ['{ratio: [durationMs, plays], unit: duration', '{ratio: [income, plays], unit: money'],
      '"averageMs" is no sum: unit: money is for sums alone',
    ],
    [
      'a chart of nothing',
      ['measure: plays, by', 'measure: play, by'],
      'adReport has no measure "play"; did you mean "plays"?',
    ],
    ['an entity without sums', ['of: playSum', 'of: ad'], 'ad has no sums by hour and day: no fields step and at'],
    [
      'names that are for others',
      [', perm: campaign.view', ''],
      'lines by "plan" say names of campaign, for which one needs campaign.view; add perm: campaign.view',
    ],
    ['a permission that nobody holds', ['perm: report.ad', 'perm: report.adds'], 'report.adds'],
  ] as const)('%s is an error at its line', (_what, [from, to], said) => {
    const problems = problemsWith((text) => text.replace(from, to));
    expect(problems.join('\n')).toContain(said);
    expect(problems[0]).toMatch(/^schemas\/reports\/ad-report\.yaml:\d+ /);
  });
});
