import type { FieldKind, FileMeta, Operation } from '#core/entity/meta.ts';
import type { FieldFile } from '../grammar/field.ts';
import type { Keywords } from '../grammar/keywords.ts';
import type { Path } from '../load.ts';
import { didYouMean } from '../problems.ts';
import type { Desk } from './desk.ts';
import { baseSpec, isBase, BASE_FIELDS } from './base.ts';
import { checkJson, isNullable, plainJson, typeOf } from './json.ts';
import { bytesOf } from './limits.ts';
import type { EnumValue, Field, State } from './types.ts';

const OPERATIONS: readonly Operation[] = ['list', 'one', 'create', 'update'];

/** A field with what it was made from; its expressions are typed once all fields are known. */
export interface Draft {
  field: Field;
  spec: FieldFile;
  path: Path;
}

/** What the fields of an entity are made with. */
export interface FieldContext {
  required: readonly string[];
  /** Fields that cannot change after create. */
  lock: readonly string[];
  stateField?: string;
  states: readonly State[];
  /** Sibling specs: a toBy names one of them. */
  siblings: Readonly<Record<string, FieldFile>>;
}

/** Returns all fields of an entity: base columns first, then as written. */
export function draftFields(desk: Desk, context: FieldContext): Draft[] {
  const declared = desk.data.properties ?? {};
  const drafts: Draft[] = [];
  for (const name of BASE_FIELDS) drafts.push(draftField(desk, name, ['properties', name], baseSpec(desk, name, declared[name]), context, declared[name] !== undefined));
  for (const [name, spec] of Object.entries(declared)) if (!isBase(name)) drafts.push(draftField(desk, name, ['properties', name], spec, context, true));
  return drafts;
}

/** Makes one field, of an entity or of an action's form. */
export function draftField(desk: Desk, name: string, path: Path, spec: FieldFile, context: FieldContext, declared: boolean): Draft {
  if (declared) checkJson(desk, path, spec as Keywords);
  const isState = name === context.stateField;
  const isBaseColumn = isBase(name) && path[0] === 'properties';
  const kind = isState ? 'state' : isBaseColumn && name === 'id' ? 'id' : kindOf(spec);
  const readOnly = spec.readOnly === true || spec['x-derive'] !== undefined;
  const required = context.required.includes(name);
  const values = isState ? context.states.map(({ name: value, label, color }): EnumValue => ({ value, label, color })) : valuesOf(desk, name, path, spec, context);
  const json = plainJson(spec as Keywords);
  const file = fileOf(desk, path, spec);
  const field: Field = {
    name,
    label: declared ? labelOf(desk, name, path, spec) : (desk.shared.words.column(name) ?? { zh: name, en: name }),
    ...(spec['x-help'] ? { help: spec['x-help'] } : {}),
    kind,
    json: isState ? { ...json, enum: context.states.map((state) => state.name) } : json,
    nullable: !isState && (isNullable(spec as Keywords) || (!required && !(isBaseColumn && readOnly)) || spec['x-when'] !== undefined),
    required,
    readOnly,
    writeOnly: spec.writeOnly === true,
    in: operationsOf(desk, name, path, spec, { readOnly, declared, locked: context.lock.includes(name) }),
    perm: permOf(desk, path, spec),
    ...refOf(desk, name, path, spec, context),
    ...(file ? { file } : {}),
    ...(values ? { values } : {}),
    ...(spec['x-widget'] ? { widget: spec['x-widget'] } : {}),
    ...(spec.default === undefined ? {} : { default: spec.default }),
    base: isBaseColumn,
    declared,
    source: desk.at(declared ? path : ['x-entity']),
  };
  return { field, spec, path };
}

/** Says what a field is from its JSON Schema and its x-keys. */
function kindOf(spec: FieldFile): FieldKind {
  const type = typeOf(spec as Keywords);
  if (spec['x-ref']) return type === 'array' ? 'refs' : 'ref';
  if (spec['x-file']) return type === 'array' ? 'files' : 'file';
  if (type === 'boolean' || type === 'number') return type;
  if (type === 'integer') return spec.format === 'money' ? 'money' : 'integer';
  if (type === 'array' || type === 'object') return 'json';
  if (spec.enum) return 'enum';
  return ({ 'date-time': 'instant', date: 'date', time: 'time' } as const)[spec.format as string] ?? 'text';
}

function labelOf(desk: Desk, name: string, path: Path, spec: FieldFile) {
  return desk.labelled(path, `field "${name}"`, 'add x-label: {zh: …, en: …}', spec['x-label'], desk.shared.words.column(name));
}

/** Values of an enum with their words: its own, those of _enums.yaml, or entities' names where the field chooses one. */
function valuesOf(desk: Desk, name: string, path: Path, spec: FieldFile, context: FieldContext): EnumValue[] | undefined {
  const ofItems = spec.enum === undefined && spec.items?.enum !== undefined;
  const given = (ofItems ? spec.items?.enum : spec.enum) ?? [];
  const words = spec['x-enum'] ?? {};
  for (const value of Object.keys(words)) {
    if (!given.map(String).includes(value)) desk.problem([...path, 'x-enum', value], 'unknown-value', `"${value}" is no value of "${name}"`, didYouMean(value, given.map(String)), 'key');
  }
  const texts = given.filter((value) => typeof value === 'string');
  if (given.some((value) => typeof value === 'number')) desk.problem([...path, 'enum'], 'field-type', 'values of an enum are text', 'name them, or use minimum and maximum');
  if (texts.length === 0) return undefined;
  const entity = Object.values(context.siblings).some((sibling) => sibling['x-ref']?.toBy === name);
  return texts.map((value, index) => {
    const labels = [words[value], desk.shared.words.value(value), entity ? labelOfEntity(desk, value) : undefined];
    const place = [...path, ...(ofItems ? ['items', 'enum'] : ['enum']), index];
    const color = words[value]?.color ?? (words[value] ? undefined : desk.shared.words.value(value)?.color);
    return { value, label: desk.labelled(place, `value "${value}" of "${name}"`, `add it to x-enum, or to values in _enums.yaml`, ...labels), ...(color ? { color } : {}) };
  });
}

const labelOfEntity = (desk: Desk, name: string) => desk.shared.sources.entities.find(({ data }) => data.$id === name)?.data['x-entity'].label;

interface Ways {
  readOnly: boolean;
  declared: boolean;
  locked: boolean;
}

/** Says which calls carry a field: what readOnly and writeOnly allow, less where x-in says so. */
function operationsOf(desk: Desk, name: string, path: Path, spec: FieldFile, { readOnly, declared, locked }: Ways): ReadonlySet<Operation> {
  if (!declared) return new Set<Operation>(name === 'id' || name === 'rev' ? ['list', 'one'] : []);
  const allowed = OPERATIONS.filter((operation) => {
    if (operation === 'list' || operation === 'one') return spec.writeOnly !== true;
    return !readOnly && !(operation === 'update' && locked);
  });
  spec['x-in']?.forEach((operation, index) => {
    const because = readOnly ? 'is read only' : spec.writeOnly ? 'is write only' : 'is locked after create';
    if (!allowed.includes(operation)) desk.problem([...path, 'x-in', index], 'not-carried', `${operation} cannot carry "${name}", which ${because}`);
  });
  return new Set(allowed.filter((operation) => spec['x-in']?.includes(operation) ?? true));
}

function permOf(desk: Desk, path: Path, spec: FieldFile): Field['perm'] {
  const { read, write } = spec['x-perm'] ?? {};
  desk.permission(read, [...path, 'x-perm', 'read']);
  desk.permission(write, [...path, 'x-perm', 'write']);
  return { ...(read ? { read } : {}), ...(write ? { write } : {}) };
}

/** A reference names an entity, or the sibling whose value does. Its filter is typed later. */
function refOf(desk: Desk, name: string, path: Path, spec: FieldFile, context: FieldContext): Pick<Field, 'ref'> {
  const ref = spec['x-ref'];
  if (!ref) return {};
  const place = [...path, 'x-ref'];
  const { entityNames } = desk.shared.sources;
  if ((ref.to === undefined) === (ref.toBy === undefined)) desk.problem(place, 'reference', `"${name}" needs either to or toBy`);
  if (ref.to !== undefined && !entityNames.includes(ref.to)) {
    desk.problem([...place, 'to'], 'unknown-entity', `field "${name}" refers to unknown entity "${ref.to}"`, didYouMean(ref.to, entityNames));
  }
  if (ref.toBy !== undefined) checkToBy(desk, place, ref.toBy, context);
  if (ref.toBy !== undefined && ref.filter !== undefined) desk.problem([...place, 'filter'], 'reference', 'a filter needs one entity, and toBy has several', undefined, 'key');
  const { to, toBy, create, widget } = ref;
  return { ref: { ...(to ? { to } : {}), ...(toBy ? { toBy } : {}), ...(create ? { create } : {}), ...(widget ? { widget } : {}) } };
}

function checkToBy(desk: Desk, place: Path, toBy: string, { siblings }: FieldContext): void {
  const sibling = siblings[toBy];
  const { entityNames } = desk.shared.sources;
  if (!sibling) desk.problem([...place, 'toBy'], 'unknown-field', `"${toBy}" is no field beside this one`, didYouMean(toBy, Object.keys(siblings)));
  else if (!sibling.enum) desk.problem([...place, 'toBy'], 'reference', `"${toBy}" has no enum of entities`);
  else {
    sibling.enum.forEach((value, index) => {
      if (value !== null && !entityNames.includes(String(value))) {
        desk.problem(['properties', toBy, 'enum', index], 'unknown-entity', `"${toBy}" chooses an entity, and "${value}" is none`, didYouMean(String(value), entityNames));
      }
    });
  }
}

/** Upload profiles or endings, with the field's own limits. */
function fileOf(desk: Desk, path: Path, spec: FieldFile): FileMeta | undefined {
  const file = spec['x-file'];
  if (!file) return undefined;
  const { uploads } = desk.shared;
  const known = [...uploads.map((profile) => profile.name), ...uploads.flatMap((profile) => profile.endings)];
  file.accept.forEach((name, index) => {
    if (!known.includes(name)) desk.problem([...path, 'x-file', 'accept', index], 'unknown-upload', `"${name}" is no upload profile and no ending of one`, didYouMean(name, known));
  });
  const count = file.count ?? spec.maxItems;
  return { accept: file.accept, ...(file.maxSize ? { maxBytes: bytesOf(file.maxSize) } : {}), ...(count === undefined ? {} : { maxCount: count }), ...(file.dedupe ? { dedupe: true } : {}) };
}
