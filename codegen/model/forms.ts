import type { Scope } from '../expression/scope.ts';
import type { SectionFile } from '../grammar/views.ts';
import type { Path } from '../load.ts';
import { buildLocks, checkLocked, lockedAlways } from './locks.ts';
import { buildBulk } from './bulk.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import type { Entity, Field, FormDef, FormSection } from './types.ts';

type Fields = ReadonlyMap<string, Field>;

const isEntered = (field: Field): boolean => field.in.has('create') || field.in.has('update');

/** Builds the form: as written, or one group of all that can be entered. */
export function buildForm(builder: EntityBuilder, fields: Fields, scope: Scope): FormDef {
  const spec = builder.data['x-form'] ?? {};
  if (spec.steps && spec.groups)
    builder.problem(['x-form', 'groups'], 'form', 'a form has steps or groups, not both', undefined, 'key');
  const kind = spec.steps ? 'steps' : 'groups';
  const given = spec.steps ?? spec.groups;
  const sections = given
    ? Object.entries(given).map(([name, section]) =>
        buildSection(builder, name, section, ['x-form', kind, name], fields, scope, kind === 'steps'),
      )
    : [wholeForm(builder, fields)];
  if (given) checkForm(builder, given, ['x-form', kind], fields);
  const fixed = lockedAlways(builder.data);
  checkLocked(builder, fields);
  const placed = sections.flatMap((section) => section.rows.flat());
  const lock = placed.filter((name) => fields.get(name)?.in.has('create') && !fields.get(name)?.in.has('update'));
  return {
    kind,
    sections: sections.filter((section) => section.rows.length > 0),
    lock: [...new Set([...fixed, ...lock])],
    locks: buildLocks(builder, fields, placed, scope),
    bulk: buildBulk(builder, fields, placed),
  };
}

function buildSection(
  builder: EntityBuilder,
  name: string,
  section: SectionFile,
  path: Path,
  fields: Fields,
  scope: Scope,
  needsLabel: boolean,
): FormSection {
  const rows = section.fields.map((row) => (typeof row === 'string' ? [row] : row));
  section.fields.forEach((row, index) => {
    if (typeof row === 'string') builder.field(fields, row, [...path, 'fields', index]);
    else row.forEach((field, place) => builder.field(fields, field, [...path, 'fields', index, place]));
  });
  const label =
    section.label ?? (needsLabel ? builder.labelled(path, `step "${name}"`, 'add label: {zh: …, en: …}') : undefined);
  const when =
    section.when === undefined ? undefined : builder.expression([...path, 'when'], section.when, 'boolean', scope);
  return {
    name,
    ...(label ? { label } : {}),
    rows,
    ...(when ? { when, whenText: section.when! } : {}),
    source: builder.at(path),
  };
}

const wholeForm = (builder: EntityBuilder, fields: Fields): FormSection => ({
  name: 'base',
  rows: [...fields.values()].filter(isEntered).map((field) => [field.name]),
  source: builder.at(['x-entity']),
});

/** Each field of a form can be entered, stands once, and what create needs is there. */
function checkForm(
  builder: EntityBuilder,
  sections: Readonly<Record<string, SectionFile>>,
  path: Path,
  fields: Fields,
): void {
  const seen = new Set<string>();
  for (const [name, section] of Object.entries(sections)) {
    section.fields.forEach((row, index) => {
      [row].flat().forEach((field, place) => {
        const at = typeof row === 'string' ? [...path, name, 'fields', index] : [...path, name, 'fields', index, place];
        const found = fields.get(field);
        if (seen.has(field)) builder.problem(at, 'field-twice', `"${field}" stands twice in the form`);
        if (found && !isEntered(found))
          builder.problem(
            at,
            'not-carried',
            `"${field}" cannot be entered: it is ${found.readOnly ? 'read only' : 'in neither create nor update'}`,
          );
        seen.add(field);
      });
    });
  }
  if (!builder.data['x-calls']?.create) return;
  for (const field of fields.values()) {
    const isWanted = field.required && field.default === undefined && field.in.has('create');
    if (isWanted && !seen.has(field.name))
      builder.problem(
        path,
        'required-not-in-form',
        `"${field.name}" is required, but the form does not ask for it`,
        undefined,
        'key',
      );
  }
}

/** Builds the page of one record: as written, or the form's sections and then what is read only. */
export function buildShow(
  builder: EntityBuilder,
  fields: Fields,
  scope: Scope,
  form: FormDef,
): Omit<Entity['show'], 'related'> {
  const given = builder.data['x-show']?.groups;
  if (given) {
    const sections = Object.entries(given).map(([name, section]) =>
      buildSection(builder, name, section, ['x-show', 'groups', name], fields, scope, false),
    );
    checkShow(builder, given, fields);
    return { sections };
  }
  const isShown = (name: string) => fields.get(name)?.in.has('one') === true;
  const entered = form.sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) => row.filter(isShown)).filter((row) => row.length > 0),
  }));
  const placed = new Set(entered.flatMap((section) => section.rows.flat()));
  const rest = [...fields.values()].filter((field) => field.declared && isShown(field.name) && !placed.has(field.name));
  const sections = [
    ...entered,
    { name: 'record', rows: rest.map((field) => [field.name]), source: builder.at(['x-entity']) },
  ];
  return { sections: sections.filter((section) => section.rows.length > 0) };
}

function checkShow(builder: EntityBuilder, given: Readonly<Record<string, SectionFile>>, fields: Fields): void {
  for (const [name, section] of Object.entries(given)) {
    section.fields.forEach((row, index) => {
      [row].flat().forEach((field, place) => {
        const at = ['x-show', 'groups', name, 'fields', index, ...(typeof row === 'string' ? [] : [place])];
        const found = fields.get(field);
        if (found && !found.in.has('one'))
          builder.problem(
            at,
            'not-carried',
            `one record does not carry "${field}"`,
            found.declared ? undefined : 'name it under properties to show it',
          );
      });
    });
  }
}
