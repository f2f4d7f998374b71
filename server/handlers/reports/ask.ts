import type { DimensionMeta, MeasureMeta, ReportMeta } from '#core/report/meta.ts';
import {
  daysBefore,
  daysOf,
  lengthOf,
  stepFor,
  type Days,
  type ReportPeriod,
  type ReportStep,
} from '#core/report/period.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { refuse } from '../../call/refuse.ts';
import type { HandlerContext } from '../../call/types.ts';
import { districtRange, isDistrict } from '../../policies/districts.ts';
import { dayAt, dayStart } from '../../policies/reportZone.ts';
import { entityOf, tableOf } from '../../policies/tableOf.ts';
import { columnOf } from '../../store/names.ts';
import type { Eb, Where } from '../../store/types.ts';

/** Input of any report (codegen/model/reportCalls.ts). */
export interface ReportInput {
  period?: ReportPeriod;
  from?: string;
  to?: string;
  step?: ReportStep;
  by?: string;
  measures?: readonly string[];
  filter?: readonly { by: string; keys: readonly string[] }[];
}

/** A report as it is to be made: everything chosen, checked and allowed. */
export interface Asked {
  days: Days;
  before: Days;
  step: ReportStep;
  by: DimensionMeta;
  measures: readonly MeasureMeta[];
  /** Condition of the filter. */
  where: Where;
}

type Context = Pick<HandlerContext<ReportInput>, 'input' | 'user' | 'tx' | 'now'>;

const DAY_MS = 86_400_000;

/** Returns the days that are asked for, the last of them today at the latest. */
function periodOf({ period, from, to }: ReportInput, today: string): Days {
  const named = daysOf(period ?? (from === undefined && to === undefined ? 'last7' : 'custom'), today);
  if (named) return named;
  for (const [field, day] of Object.entries({ from, to }))
    if (day === undefined) throw refuse('PAYLOAD_INVALID', { field, rule: 'required' });
  const days = { from: from!, to: to! };
  if (lengthOf(days) < 1) throw refuse('REPORT_BACKWARDS');
  if (days.from > today) throw refuse('REPORT_FUTURE');
  const cut = { from: days.from, to: days.to > today ? today : days.to };
  const max = limits.reportDays / DAY_MS;
  if (lengthOf(cut) > max) throw refuse('REPORT_TOO_LONG', { data: { max } });
  return cut;
}

/** Returns whether a measure or a dimension is there for the caller. */
const isOpen = (
  { perm, systems }: Pick<DimensionMeta, 'perm'> & Partial<Pick<DimensionMeta, 'systems'>>,
  user: Context['user'],
): boolean => (perm === undefined || user.can(perm)) && (systems === undefined || systems.includes(user.system));

const hidden = ({ label: { zh, en } }: MeasureMeta | DimensionMeta, field: string) =>
  refuse('REPORT_HIDDEN', {
    field,
    sentence: { zh: `您没有查看“${zh}”的权限`, en: `You may not see “${en}” in this report` },
  });

function dimensionOf({ dimensions }: ReportMeta, name: string, user: Context['user'], field: string): DimensionMeta {
  const found = dimensions.find((each) => each.name === name)!;
  if (!isOpen(found, user)) throw hidden(found, field);
  return found;
}

/** Returns the first dimension, if the declared one is not for the caller. */
function chosenBy(report: ReportMeta, { input, user }: Context): DimensionMeta {
  if (input.by !== undefined) return dimensionOf(report, input.by, user, 'by');
  const open = report.dimensions.filter((each) => isOpen(each, user));
  return open.find(({ name }) => name === report.chart.by) ?? open[0]!;
}

function measuresOf({ measures }: ReportMeta, { input, user }: Context): MeasureMeta[] {
  if (input.measures === undefined) return measures.filter((each) => isOpen(each, user));
  return input.measures.map((name) => {
    const found = measures.find((each) => each.name === name)!;
    if (!isOpen(found, user)) throw hidden(found, 'measures');
    return found;
  });
}

/** Refuses what is no record of the caller's: neither one that it sees, nor one that its own sums name. */
async function checkKeys(report: ReportMeta, dimension: DimensionMeta, keys: readonly string[], { tx }: Context) {
  if (dimension.values) {
    const known = new Set(dimension.values.map(({ value }) => value));
    if (keys.every((key) => known.has(key))) return;
  } else if (dimension.district) {
    // Places are nobody's: which there are is no secret, and need not be looked for in the sums.
    if (keys.every(isDistrict)) return;
  } else {
    const target = dimension.to === undefined ? undefined : entityOf(dimension.to);
    const seen = target ? (await tableOf(tx, target.name).many(keys, { fields: ['id'] })).map(({ id }) => id) : [];
    const rest = keys.filter((key) => !seen.includes(key));
    if (rest.length === 0) return;
    const column = columnOf(dimension.field);
    const named = await tableOf(tx, report.of).figures([dimension.field], [], (eb) => eb(column, 'in', rest));
    if (named.length === rest.length) return;
  }
  const { zh, en } = dimension.label;
  throw refuse('REPORT_RECORD', {
    field: 'filter',
    sentence: { zh: `所选“${zh}”不存在或不属于您`, en: `“${en}”: what was chosen does not exist, or is not yours` },
  });
}

async function whereOf(report: ReportMeta, context: Context): Promise<Where> {
  const filter = context.input.filter ?? [];
  const parts: Where[] = [];
  for (const { by, keys } of filter) {
    const dimension = dimensionOf(report, by, context.user, 'filter');
    await checkKeys(report, dimension, keys, context);
    const column = columnOf(dimension.field);
    const ranges = dimension.district ? keys.map(districtRange) : [];
    // Of a province or a city all that lies in it is meant.
    parts.push((eb: Eb) =>
      dimension.district
        ? eb.or(ranges.map(([first, last]) => eb.and([eb(column, '>=', first), eb(column, '<=', last)])))
        : eb(column, 'in', keys),
    );
  }
  return (eb: Eb) => eb.and(parts.map((part) => part(eb)));
}

/** Checks what is asked of a report, and fills in what was left out. Refuses periods, groupings and records that may not be. */
export async function ask(report: ReportMeta, context: Context): Promise<Asked> {
  const { input, now } = context;
  const days = periodOf(input, dayAt(now));
  const step = input.step ?? stepFor(days);
  if (step === 'hour' && lengthOf(days) > limits.reportHourDays / DAY_MS) throw refuse('REPORT_HOURS');
  const before = daysBefore(days);
  // The period before is queried, too: figures that were swept would look like none.
  if (step === 'hour' && dayStart(before.from) < now - limits.hourSumsKept) throw refuse('REPORT_HOURS_GONE');
  return {
    days,
    before,
    step,
    by: chosenBy(report, context),
    measures: measuresOf(report, context),
    where: await whereOf(report, context),
  };
}
