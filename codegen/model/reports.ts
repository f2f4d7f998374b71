import type { DimensionMeta, MeasureMeta, ReportMeta } from '#core/report/meta.ts';
import type { Path } from '../load.ts';
import { didYouMean } from '../problems.ts';
import { EntityBuilder, type Shared } from './entityBuilder.ts';
import { serviceOf } from './reportCalls.ts';
import type { ReportSource } from './sources.ts';
import type { Entity, Field } from './types.ts';

/** A report while it is built: its names are held against the fields of the sums that it reads. */
class ReportBuilder {
  readonly builder: EntityBuilder;
  readonly source: ReportSource;
  readonly fields: ReadonlyMap<string, Field>;

  constructor(shared: Shared, source: ReportSource, entities: readonly Entity[]) {
    this.source = source;
    this.builder = new EntityBuilder(shared, serviceOf(source));
    const name = source.data['x-report'].of;
    const sums = entities.find(({ names, stored }) => stored && names.camel === name);
    this.fields = new Map(sums?.fields.map((field) => [field.name, field]));
    if (!sums) this.builder.entity(name, ['x-report', 'of']);
    else if (!this.fields.has('step') || !this.fields.has('at'))
      this.builder.problem(['x-report', 'of'], 'no-sums', `${name} has no sums by hour and day: no fields step and at`);
  }

  field(name: string | undefined, path: Path): Field | undefined {
    if (name === undefined || this.fields.size === 0) return undefined;
    const found = this.fields.get(name);
    const { of } = this.source.data['x-report'];
    if (!found)
      this.builder.problem(
        path,
        'unknown-field',
        `"${name}" is no field of ${of}`,
        didYouMean(name, this.fields.keys()),
      );
    return found;
  }

  /** Returns a measure, and reports what it lacks. */
  measure(name: string): MeasureMeta {
    const path = ['measures', name];
    const { label, unit = 'count', sum, distinct, ratio, mode, perm, with: counted } = this.source.data.measures[name]!;
    if ([sum, distinct, ratio].filter((way) => way !== undefined).length !== 1)
      this.builder.problem(path, 'measure', `"${name}" is one of sum, distinct and ratio`, undefined, 'key');
    const above = this.field(counted, [...path, 'with']);
    if (above && above.kind !== 'integer')
      this.builder.problem(
        [...path, 'with'],
        'measure',
        `"${above.name}" is no whole number, and nothing of it is above nothing`,
      );
    if (counted !== undefined && distinct === undefined)
      this.builder.problem([...path, 'with'], 'measure', `"${name}" counts no different values: with: is for distinct`);
    if (unit === 'money' && sum === undefined)
      this.builder.problem([...path, 'unit'], 'measure', `"${name}" is no sum: unit: money is for sums alone`);
    const summed = this.field(sum, [...path, 'sum']);
    this.field(distinct, [...path, 'distinct']);
    if (summed && summed.kind !== 'integer')
      this.builder.problem([...path, 'sum'], 'measure', `"${summed.name}" is no whole number, and has no sum`);
    ratio?.forEach((part, at) => {
      if (this.source.data.measures[part]?.sum === undefined)
        this.builder.problem([...path, 'ratio', at], 'measure', `"${part}" is no measure that is a sum`);
    });
    this.builder.permission(perm, [...path, 'perm']);
    return {
      name,
      label: this.builder.labelled(path, `measure "${name}"`, 'add label: {zh: …, en: …}', label, summed?.label),
      unit,
      ...(sum === undefined ? {} : { sum }),
      ...(distinct === undefined ? {} : { distinct }),
      ...(counted === undefined ? {} : { with: counted }),
      ...(ratio === undefined ? {} : { ratio }),
      systems: mode ?? this.builder.systems,
      ...(perm === undefined ? {} : { perm }),
    };
  }

  /** Reports lines that are named by records which not every reader of the report may see. */
  checkNamed(name: string, field: Field | undefined, path: Path): void {
    const to = field?.ref?.to;
    const named = this.builder.shared.sources.entities.find(({ data }) => data.$id === to)?.data['x-entity'];
    const list = named?.perm?.list;
    if (list === undefined || list === 'open' || list === this.source.data['x-report'].perm) return;
    this.builder.problem(
      path,
      'dimension-perm',
      `lines by "${name}" say names of ${to}, for which one needs ${list}`,
      `add perm: ${list}, or name: with the field of the sums that has the name of its moment`,
    );
  }

  /** Returns what the lines can be by. */
  dimension(name: string): DimensionMeta {
    const path = ['dimensions', name];
    const { label, field: of, name: nameField, mode, perm } = this.source.data.dimensions[name]!;
    const field = this.field(of, [...path, 'field']);
    this.field(nameField, [...path, 'name']);
    this.builder.permission(perm, [...path, 'perm']);
    if (nameField === undefined && perm === undefined) this.checkNamed(name, field, path);
    return {
      name,
      label: this.builder.labelled(path, `dimension "${name}"`, 'add label: {zh: …, en: …}', label, field?.label),
      field: of,
      ...(nameField === undefined ? {} : { nameField }),
      ...(field?.ref?.to === undefined ? {} : { to: field.ref.to }),
      ...(field?.widget === 'district' ? { district: true as const } : {}),
      ...(field?.values ? { values: field.values.map(({ value, label: word }) => ({ value, label: word })) } : {}),
      systems: mode ?? this.builder.systems,
      ...(perm === undefined ? {} : { perm }),
    };
  }
}

/** Makes a report from its file, with its measures and dimensions held against the sums that it reads. */
export function buildReport(shared: Shared, source: ReportSource, entities: readonly Entity[]): ReportMeta {
  const made = new ReportBuilder(shared, source, entities);
  const { data } = source;
  const { label, of, perm, chart } = data['x-report'];
  for (const [key, known] of [
    ['measure', data.measures],
    ['by', data.dimensions],
  ] as const)
    if (!(chart[key] in known))
      made.builder.problem(
        ['x-report', 'chart', key],
        'unknown-name',
        `${data.$id} has no ${key === 'by' ? 'dimension' : 'measure'} "${chart[key]}"`,
        didYouMean(chart[key], Object.keys(known)),
      );
  return {
    name: data.$id,
    label,
    of,
    perm,
    systems: made.builder.systems,
    measures: Object.keys(data.measures).map((name) => made.measure(name)),
    dimensions: Object.keys(data.dimensions).map((name) => made.dimension(name)),
    chart,
  };
}
