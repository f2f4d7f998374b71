import type { FieldKind, Operation } from '#core/entity/meta.ts';
import type { FieldFile } from '../grammar/field.ts';
import type { Path } from '../load.ts';
import { didYouMean } from '../problems.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import { baseSpec, isBase, BASE_FIELDS } from './base.ts';
import { isNullable, plainJson, typeOf } from './json.ts';
import { checkJson } from './jsonChecks.ts';
import type { Draft, FieldContext } from './draft.ts';
import { keepsOf } from './keeps.ts';
import { checkPreset, copyOf, fileOf, refOf, suggestOf } from './references.ts';
import { valuesOf } from './values.ts';
import type { EnumValue, Field } from './types.ts';
import { fieldWidgets, referenceWidgets } from '#core/entity/widgets.ts';
import { zoneOf } from './zones.ts';

type Kinds = Readonly<Record<string, readonly FieldKind[]>>;

/** Returns the names of those that are for a kind of field. */
const namesFor = (kinds: Kinds, kind: FieldKind): string[] =>
  Object.keys(kinds).filter((name) => kinds[name]?.includes(kind));

function checkFor(builder: EntityBuilder, path: Path, kinds: Kinds, widget: string | undefined, kind: FieldKind): void {
  if (widget === undefined || kinds[widget]?.includes(kind)) return;
  const others = namesFor(kinds, kind);
  builder.problem(
    path,
    'widget-kind',
    `"${widget}" is for ${kinds[widget]?.join(', ')}, and this is ${kind}`,
    others.length === 0 ? 'leave it out' : `known: ${others.join(', ')}`,
  );
}

/** Checks that the widgets of a field are for its kind. The grammar knows their names. */
function checkWidgets(builder: EntityBuilder, path: Path, spec: FieldFile, kind: FieldKind): void {
  checkFor(builder, [...path, 'x-widget'], fieldWidgets, spec['x-widget'], kind);
  checkFor(builder, [...path, 'x-ref', 'widget'], referenceWidgets, spec['x-ref']?.widget, kind);
}

const OPERATIONS: readonly Operation[] = ['list', 'one', 'create', 'update'];

/** Returns all fields of an entity: base columns first, then as written. */
export function draftFields(builder: EntityBuilder, context: FieldContext): Draft[] {
  const declared = builder.data.properties ?? {};
  const drafts: Draft[] = [];
  for (const name of BASE_FIELDS)
    drafts.push(
      draftField(
        builder,
        name,
        ['properties', name],
        baseSpec(builder, name, declared[name]),
        context,
        declared[name] !== undefined,
      ),
    );
  for (const [name, spec] of Object.entries(declared))
    if (!isBase(name)) drafts.push(draftField(builder, name, ['properties', name], spec, context, true));
  return drafts;
}

/** Makes one field, of an entity or of an action's form. */
export function draftField(
  builder: EntityBuilder,
  name: string,
  path: Path,
  spec: FieldFile,
  context: FieldContext,
  declared: boolean,
): Draft {
  if (declared) checkJson(builder, path, spec);
  if (spec.const !== undefined)
    builder.problem(
      [...path, 'const'],
      'field-type',
      `"${name}" has one value for all records`,
      'list it in enum',
      'key',
    );
  const isState = name === context.stateField;
  const isBaseColumn = isBase(name) && path[0] === 'properties';
  const kind = isState ? 'state' : isBaseColumn && name === 'id' ? 'id' : kindOf(spec);
  checkWidgets(builder, path, spec, kind);
  const readOnly = spec.readOnly === true || spec['x-derive'] !== undefined;
  const required = context.required.includes(name);
  if (spec['x-empty'] && !required)
    builder.problem([...path, 'x-empty'], 'unused-key', `"${name}" may be empty`, `list it in required`, 'key');
  const bounded = [
    'pattern',
    'format',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'multipleOf',
  ] as const;
  if (spec['x-invalid'] && bounded.every((keyword) => spec[keyword] === undefined))
    builder.problem(
      [...path, 'x-invalid'],
      'unused-key',
      `"${name}" has neither form nor bounds`,
      'say its pattern or its bounds',
      'key',
    );
  const values = isState
    ? context.states.map(({ name: value, label, color }): EnumValue => ({ value, label, color }))
    : valuesOf(builder, name, path, spec, context);
  const json = plainJson(spec);
  const file = fileOf(builder, path, spec);
  const field: Field = {
    name,
    label: declared
      ? labelOf(builder, name, path, spec)
      : (builder.shared.words.column(name) ?? { zh: name, en: name }),
    ...zoneOf(builder, path, spec, context, kind),
    ...(spec['x-confirm'] ? { confirm: spec['x-confirm'] } : {}),
    ...(spec['x-touches'] ? { touches: true as const } : {}),
    ...(spec['x-empty'] ? { empty: spec['x-empty'] } : {}),
    ...(spec['x-invalid'] ? { invalid: spec['x-invalid'] } : {}),
    kind,
    json: isState ? { ...json, enum: context.states.map((state) => state.name) } : json,
    nullable:
      !isState && (isNullable(spec) || (!required && !(isBaseColumn && readOnly)) || spec['x-when'] !== undefined),
    required,
    readOnly,
    writeOnly: spec.writeOnly === true,
    in: operationsOf(builder, name, path, spec, { readOnly, declared, locked: context.lock.includes(name) }),
    perm: permOf(builder, path, spec, { values, readOnly }),
    ...refOf(builder, name, path, spec, context),
    ...keepsOf(builder, name, path, spec, kind),
    ...suggestOf(builder, name, path, spec, kind),
    ...(spec['x-personal'] ? { personal: true as const } : {}),
    ...(file ? { file } : {}),
    ...(values ? { values } : {}),
    ...(spec['x-widget']
      ? { widget: spec['x-widget'] }
      : spec.format === 'district'
        ? { widget: 'district' as const }
        : {}),
    ...copyOf(builder, name, path, spec, context),
    ...wasOf(builder, name, path, spec),
    ...(spec.default === undefined ? {} : { default: spec.default }),
    base: isBaseColumn,
    declared,
    source: builder.at(declared ? path : ['x-entity']),
  };
  checkPreset(builder, path, spec, field);
  return { field, spec, path };
}

/** The name that a column had before is no other field's, and is of a column. */
function wasOf(builder: EntityBuilder, name: string, path: Path, spec: FieldFile): Pick<Field, 'was'> {
  const was = spec['x-was'];
  if (was === undefined) return {};
  const problem = (message: string) => builder.problem([...path, 'x-was'], 'was', message);
  if (!builder.isColumn(path) || isBase(name) || spec['x-derive'] !== undefined)
    problem(`"${name}" is no column of its own`);
  else if (was in (builder.data.properties ?? {}) || isBase(was)) problem(`"${was}" is a field still`);
  return { was };
}

/** Returns the kind of a field from its JSON Schema and its x-keys. */
function kindOf(spec: FieldFile): FieldKind {
  const type = typeOf(spec);
  if (spec['x-ref']) return type === 'array' ? 'refs' : 'ref';
  if (spec['x-file']) return type === 'array' ? 'files' : 'file';
  if (type === 'boolean' || type === 'number') return type;
  if (type === 'integer') return spec.format === 'money' ? 'money' : 'integer';
  if (type === 'array' || type === 'object') return 'json';
  if (spec.enum) return 'enum';
  return ({ 'date-time': 'instant', date: 'date', time: 'time' } as const)[spec.format as string] ?? 'text';
}

function labelOf(builder: EntityBuilder, name: string, path: Path, spec: FieldFile) {
  return builder.labelled(
    path,
    `field "${name}"`,
    'add x-label: {zh: …, en: …}',
    spec['x-label'],
    builder.shared.words.column(name),
  );
}

interface Ways {
  readOnly: boolean;
  declared: boolean;
  locked: boolean;
}

/** Says which calls carry a field: what readOnly and writeOnly allow, less where x-in says so. */
function operationsOf(
  builder: EntityBuilder,
  name: string,
  path: Path,
  spec: FieldFile,
  { readOnly, declared, locked }: Ways,
): ReadonlySet<Operation> {
  if (!declared) return new Set<Operation>(['id', 'rev', 'corpId'].includes(name) ? ['list', 'one'] : []);
  const allowed = OPERATIONS.filter((operation) => {
    if (operation === 'list' || operation === 'one') return spec.writeOnly !== true;
    return !readOnly && !(operation === 'update' && locked);
  });
  spec['x-in']?.forEach((operation, index) => {
    const because = readOnly ? 'is read only' : spec.writeOnly ? 'is write only' : 'is locked after create';
    if (!allowed.includes(operation))
      builder.problem([...path, 'x-in', index], 'not-carried', `${operation} cannot carry "${name}", which ${because}`);
  });
  return new Set(allowed.filter((operation) => spec['x-in']?.includes(operation) ?? true));
}

function permOf(builder: EntityBuilder, path: Path, spec: FieldFile, chosen: Chosen): Field['perm'] {
  const { read, write, mode, values } = spec['x-perm'] ?? {};
  builder.permission(read, [...path, 'x-perm', 'read']);
  builder.permission(write, [...path, 'x-perm', 'write']);
  if (values) checkValuePerms(builder, [...path, 'x-perm', 'values'], values, chosen);
  return {
    ...(read ? { read } : {}),
    ...(mode ? { mode } : {}),
    ...(write ? { write } : {}),
    ...(values ? { values } : {}),
  };
}

interface Chosen {
  values: readonly EnumValue[] | undefined;
  readOnly: boolean;
}

/** A permission of a value is for who chooses it: of an enum, by a field that can be entered. */
function checkValuePerms(
  builder: EntityBuilder,
  path: Path,
  perms: Readonly<Record<string, string>>,
  { values, readOnly }: Chosen,
): void {
  if (!values || readOnly) {
    const why = values ? 'nobody chooses the value of a read-only field' : 'the field has no enum';
    builder.problem(path, 'value-permission', `permissions of values have no use: ${why}`, undefined, 'key');
    return;
  }
  const known = values.map(({ value }) => value);
  for (const [value, name] of Object.entries(perms)) {
    if (!known.includes(value))
      builder.problem(
        [...path, value],
        'unknown-value',
        `"${value}" is no value of it`,
        didYouMean(value, known),
        'key',
      );
    builder.permission(name, [...path, value]);
  }
}
