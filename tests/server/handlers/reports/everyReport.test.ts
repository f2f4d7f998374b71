import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MeasureMeta, ReportMeta } from '#core/report/meta.ts';
import { lengthOf, REPORT_STEPS } from '#core/report/period.ts';
import { addDays } from '#core/time.ts';
import type { CallName } from '#generated/model/calls.gen.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { reports } from '#generated/model/reports.gen.ts';
import { dayAt, dayStart } from '#server/policies/reportZone.ts';
import { tableOf } from '#server/policies/tableOf.ts';
import { sumAllWeeks } from '#server/store/sumWeeks.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { addPersona } from '#tests/support/personas.ts';
import { anyDb } from '#tests/support/rows.ts';
import { download, openSheetAt } from '#tests/support/sheets.ts';

const HOUR = 3_600_000;
const MILLI = 1000;
/** Days of the sums: from the last of one month into the next, and three weeks of the days before. */
const DAYS = 24;
const PLACES = ['310104', '440106'];

type Row = Readonly<Record<string, string | number | null>>;

interface Answer {
  measures: string[];
  total: (number | null)[];
  totalBefore: (number | null)[];
  steps: { at: string; values: (number | null)[]; before: (number | null)[] }[];
  rows: { key: string | null; values: (number | null)[]; before: (number | null)[] }[];
  others: null;
}

const all: readonly ReportMeta[] = Object.values(reports);
const everyDimension = all.flatMap((report) => report.dimensions.map((dimension) => ({ report, dimension })));
const nameOf = (report: ReportMeta, verb: 'run' | 'sheet') => `${report.name}.${verb}` as CallName;

/** Values of the lines: two of each kind, and none. A screen is always named, and the time online of one stands once in a day. */
function keysOf({ values, district, field }: ReportMeta['dimensions'][number]): readonly (string | null)[] {
  if (field === 'deviceId') return ['lobby', 'lift', 'door'];
  if (values) return values.slice(0, 2).map(({ value }) => value);
  return district ? [...PLACES, null] : [`${field} 1`, `${field} 2`, null];
}

let app: TestApp;
let reader: Caller;
let today: string;
/** Sums by the day of each report, as this test knows them. */
const known = new Map<string, { day: string; row: Row }[]>();

/** Returns sums of a day of a report: each line of one dimension has another of the next. */
function rowsOf(report: ReportMeta, turn: number): Row[] {
  const dimensions = report.dimensions.map((dimension) => ({ dimension, keys: keysOf(dimension) }));
  const sums = [
    ...new Set(report.measures.flatMap(({ sum, with: above }) => [sum, above].filter((each) => each !== undefined))),
  ];
  return [0, 1, 2].map((line) => {
    const named = dimensions.flatMap(({ dimension: { field, nameField }, keys }, at) => {
      const key = keys[(turn + line * (at + 1)) % keys.length] ?? null;
      return [[field, key], ...(nameField === undefined ? [] : [[nameField, key]])] as [string, string | null][];
    });
    const figures = sums.map((sum, at): [string, number] => [sum, (turn * 7 + line * 3 + at * 5 + 1) * MILLI + at]);
    return Object.fromEntries([...named, ...figures]);
  });
}

beforeAll(async () => {
  app = await buildTestApp();
  const { own } = app.personas;
  today = dayAt(app.clock.now());
  await app.services.store.write({ kind: 'system', corpId: own.corpId }, async (tx) => {
    for (const report of all) {
      const table = tableOf(tx, report.of);
      const rows = known.get(report.of) ?? [];
      known.set(report.name, rows);
      if (known.has(report.of)) continue;
      known.set(report.of, rows);
      for (let turn = 0; turn < DAYS; turn += 1) {
        const day = addDays(today, -turn);
        for (const row of rowsOf(report, turn)) {
          rows.push({ day, row });
          const of = { ...row, deptId: own.northId };
          await table.insert({ ...of, step: 'day', at: dayStart(day) });
          await table.insert({ ...of, step: 'hour', at: dayStart(day) + (turn % 3) * HOUR });
        }
      }
    }
    await sumAllWeeks(anyDb(tx));
  });
  reader = await app.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
    const permissions = [...new Set(all.map(({ perm }) => perm))];
    const role = {
      roleType: 'staff',
      dataScope: 'deptTree',
      builtIn: false,
      name: 'Reports alone',
      permissions,
    } as const;
    const { id: roleId } = await tx.as({ kind: 'system', corpId: own.corpId }).roles.insert(role);
    const of = { corporation: own, deptId: own.departmentId, system: 'YXF', password: 'not used' } as const;
    return addPersona(tx, app.services, { ...of, userName: 'reports_alone', roleId });
  });
});
afterAll(() => app.close());

/** Days of the report that are asked for: enough for three weeks and two months, and the last of them today. */
const period = () => ({ from: addDays(today, -9), to: today });

const sumOf = (rows: readonly Row[], field: string) => rows.reduce((sum, row) => sum + Number(row[field] ?? 0), 0);

/** Returns a measure of these sums by its declaration, worked out by this test. */
function expected(report: ReportMeta, measure: MeasureMeta, rows: readonly Row[]): number | null {
  const { sum, distinct, with: above, ratio, unit } = measure;
  if (sum !== undefined) return unit === 'money' ? Math.round(sumOf(rows, sum) / MILLI) : sumOf(rows, sum);
  if (distinct !== undefined) {
    const counted = rows.filter((row) => row[distinct] && (above === undefined || Number(row[above]) > 0));
    return new Set(counted.map((row) => row[distinct])).size;
  }
  const [one = 0, other = 0] = ratio!.map((name) =>
    sumOf(rows, report.measures.find((each) => each.name === name)!.sum!),
  );
  if (other === 0) return null;
  const places = unit === 'duration' ? 1 : 100;
  return Math.round(((one * (unit === 'percent' ? 100 : 1)) / other) * places) / places;
}

describe('every report of schemas/reports/ [REP-06]', () => {
  test.each(everyDimension.map((each) => [`${each.report.name} by ${each.dimension.name}`, each] as const))(
    '%s says what its sums say, by every step, which add up, the same before',
    async (_, { report, dimension }) => {
      const { from, to } = period();
      const length = lengthOf({ from, to });
      const within = (first: string, last: string) =>
        known.get(report.name)!.flatMap(({ day, row }) => (day >= first && day <= last ? [row] : []));
      const [now, then] = [within(from, to), within(addDays(from, -length), addDays(from, -1))];
      const ask = async (step: (typeof REPORT_STEPS)[number]) => {
        const input = { from, to, by: dimension.name, step };
        const answer = await data<Answer>(app, app.personas.owner, nameOf(report, 'run'), input);
        const measures = answer.measures.map((name) => report.measures.find((each) => each.name === name)!);
        return { answer, measures };
      };
      for (const step of ['day', 'week', 'month'] as const) {
        const { answer, measures } = await ask(step);
        expect([step, answer.total]).toEqual([step, measures.map((each) => expected(report, each, now))]);
        expect([step, answer.totalBefore]).toEqual([step, measures.map((each) => expected(report, each, then))]);
        for (const { key, values } of answer.rows) {
          const own = now.filter((row) => (row[dimension.field] ?? null) === key);
          // Money is rounded so that all lines add up, which is seen below.
          const sums = measures.map((each, at) => (each.unit === 'money' ? values[at] : expected(report, each, own)));
          expect([key, values]).toEqual([key, sums]);
        }
        if (step !== 'day') continue;
        for (const { at: day, values } of answer.steps) {
          const own = within(day, day);
          const sums = measures.map((each, at) => (each.unit === 'money' ? values[at] : expected(report, each, own)));
          expect([day, values]).toEqual([day, sums]);
        }
      }
      for (const step of REPORT_STEPS) {
        const { answer, measures } = await ask(step);
        for (const [at] of [...measures.entries()].filter(([, { sum }]) => sum !== undefined)) {
          const added = (parts: readonly { values: (number | null)[]; before: (number | null)[] }[]) => [
            parts.reduce((whole, { values }) => whole + values[at]!, 0),
            parts.reduce((whole, { before }) => whole + before[at]!, 0),
          ];
          const totals = [answer.total[at], answer.totalBefore[at]];
          expect([step, at, added(answer.rows)]).toEqual([step, at, totals]);
          expect([step, at, added(answer.steps)]).toEqual([step, at, totals]);
        }
      }
    },
  );

  test.each(all.map((report) => [report.name, report] as const))(
    '%s hides what needs another permission, in its figures, its lines and its filter',
    async (_, report) => {
      const { measures } = await data<Answer>(app, reader, nameOf(report, 'run'), period());
      const open = report.measures.filter(({ perm, systems }) => perm === undefined && systems.includes('YXF'));
      expect(measures).toEqual(open.map(({ name }) => name));
      const hidden = errors.REPORT_HIDDEN.code;
      for (const { name, perm, systems } of report.measures) {
        const { code } = await call(app, reader, nameOf(report, 'run'), { measures: [name] });
        expect([name, code]).toEqual([name, perm === undefined && systems.includes('YXF') ? 0 : hidden]);
      }
      for (const { name, perm } of report.dimensions)
        for (const input of [{ by: name }, ...(perm === undefined ? [] : [{ filter: [{ by: name, keys: ['x'] }] }])]) {
          const { code } = await call(app, reader, nameOf(report, 'run'), input);
          expect([name, code]).toEqual([name, perm === undefined ? 0 : hidden]);
        }
    },
  );

  test.each(all.map((report) => [report.name, report] as const))(
    '%s is a sheet with the same total, is nothing to a rival, and is refused without its permission [PERM-05]',
    async (_, report) => {
      const { owner, rival, clerk } = app.personas;
      const answer = await data<Answer>(app, owner, nameOf(report, 'run'), period());
      const { rows, bytes } = await download(app, owner, nameOf(report, 'sheet'), period());
      expect(rows).toHaveLength(answer.rows.length + 2);
      const steps = await openSheetAt(bytes, 2);
      expect(steps).toHaveLength(answer.steps.length + 2);
      expect([rows.at(-1)?.[1], steps.at(-1)?.[1]]).toEqual([answer.total[0], answer.total[0]]);
      const theirs = await data<Answer>(app, rival, nameOf(report, 'run'), period());
      expect([theirs.rows, theirs.total.every((value) => !value)]).toEqual([[], true]);
      for (const verb of ['run', 'sheet'] as const)
        expect((await call(app, clerk, nameOf(report, verb), {})).code).toBe(errors.NO_PERMISSION.code);
    },
  );
});
