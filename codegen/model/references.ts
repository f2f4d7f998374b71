import type { FileMeta } from '#core/entity/meta.ts';
import type { FieldFile } from '../grammar/field.ts';
import type { Keywords } from '../grammar/keywords.ts';
import type { Path } from '../load.ts';
import { didYouMean } from '../problems.ts';
import { namesOf } from '../names.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import type { FieldContext } from './draft.ts';
import { baseSpec, isBase } from './base.ts';
import { typeOf } from './json.ts';
import { bytesOf } from './limits.ts';
import type { Field } from './types.ts';

/** A reference names an entity, or the sibling whose value does. Its filter is typed later. */
export function refOf(
  builder: EntityBuilder,
  name: string,
  path: Path,
  spec: FieldFile,
  context: FieldContext,
): Pick<Field, 'ref'> {
  const ref = spec['x-ref'];
  if (!ref) return {};
  const place = [...path, 'x-ref'];
  const { entityNames } = builder.shared.sources;
  if ((ref.to === undefined) === (ref.toBy === undefined))
    builder.problem(place, 'reference', `"${name}" needs either to or toBy`);
  checkIds(builder, name, path, spec);
  if (ref.to !== undefined && !entityNames.includes(ref.to)) {
    builder.problem(
      [...place, 'to'],
      'unknown-entity',
      `field "${name}" refers to unknown entity "${ref.to}"`,
      didYouMean(ref.to, entityNames),
    );
  }
  if (ref.snapshot !== undefined && typeOf(context.siblings[ref.snapshot] ?? {}) !== 'string')
    builder.problem(
      [...place, 'snapshot'],
      'unknown-field',
      `"${ref.snapshot}" is no text of this entity`,
      didYouMean(ref.snapshot, Object.keys(context.siblings)),
      'key',
    );
  if (ref.toBy !== undefined) checkToBy(builder, place, ref.toBy, context);
  if (ref.toBy !== undefined && ref.filter !== undefined)
    builder.problem(
      [...place, 'filter'],
      'reference',
      'a filter needs one entity, and toBy has several',
      undefined,
      'key',
    );
  const { to, toBy, create, preset, widget, snapshot, across } = ref;
  return {
    ref: {
      ...(to ? { to } : {}),
      ...(toBy ? { toBy } : {}),
      ...(create ? { create } : {}),
      ...(preset ? { preset } : {}),
      ...(widget ? { widget } : {}),
      ...(snapshot ? { snapshot } : {}),
      ...(across ? { across } : {}),
    },
  };
}

/** Checks that a preset is of one record, chosen in a box, and of a field that the form of a new record asks for. */
export function checkPreset(builder: EntityBuilder, path: Path, spec: FieldFile, field: Field): void {
  const ref = spec['x-ref'];
  if (ref?.preset === undefined) return;
  const problem = (code: string, message: string) =>
    builder.problem([...path, 'x-ref', 'preset'], code, message, 'leave it out', 'key');
  const { name } = field;
  if (ref.to === undefined || ref.widget !== undefined || typeOf(spec) !== 'string')
    problem('reference', `"${name}" has no preset: it is for one record of one entity, chosen in a box`);
  else if (!builder.isColumn(path)) problem('not-here', 'only the form of a new record begins with a preset');
  else if (!field.in.has('create') || !builder.data['x-calls']?.['create'])
    problem('not-carried', `create does not carry "${name}", so no new record begins with one`);
}

/** A copy is of one column of one record of the same enterprise, and nobody types it. */
export function copyOf(
  builder: EntityBuilder,
  name: string,
  path: Path,
  spec: FieldFile,
  { siblings }: FieldContext,
): Pick<Field, 'copy'> {
  const said = spec['x-copy'];
  if (said === undefined) return {};
  const [ref = '', field = ''] = said.split('.');
  const place = [...path, 'x-copy'];
  const problem = (message: string, hint?: string) => builder.problem(place, 'copy', message, hint);
  const named = Object.entries(siblings).flatMap(([key, each]) => {
    const to = each['x-ref']?.across || typeOf(each) !== 'string' ? undefined : each['x-ref']?.to;
    const target = builder.shared.sources.entities.find(({ data }) => data.$id === to)?.data;
    return target ? [{ key, target }] : [];
  });
  const target = named.find(({ key }) => key === ref)?.target;
  if (!target) {
    const known = named.map(({ key }) => key);
    problem(`"${ref}" names no single record of the own enterprise`, didYouMean(ref, known));
    return {};
  }
  const to = target.$id;
  const copied = isBase(field) ? baseSpec(builder, field, undefined) : target.properties?.[field];
  if (!copied) problem(`"${to}" has no field "${field}"`, didYouMean(field, Object.keys(target.properties ?? {})));
  else if (copied['x-derive'] !== undefined || typeOf(copied) === 'array')
    problem(`"${field}" of "${to}" is no column`);
  else if (typeOf(copied) !== typeOf(spec) || copied.format !== spec.format)
    problem(`"${name}" is of another type than "${field}" of "${to}"`);
  if (spec.readOnly !== true) problem(`"${name}" is filled in by the store`, 'add readOnly: true');
  return { copy: { ref, table: namesOf(to, target['x-entity'].plural).snakes, of: field } };
}

/** Suggestions are for a text, and name an entity that can be listed by then. Their filter is typed later. */
export function suggestOf(
  builder: EntityBuilder,
  name: string,
  path: Path,
  spec: FieldFile,
  kind: Field['kind'],
): Pick<Field, 'suggest'> {
  const suggest = spec['x-suggest'];
  if (!suggest) return {};
  const { entityNames } = builder.shared.sources;
  const place = [...path, 'x-suggest'];
  if (kind !== 'text')
    builder.problem(place, 'reference', `"${name}" is no text, so nothing can be suggested`, undefined, 'key');
  if (!entityNames.includes(suggest.to))
    builder.problem(
      [...place, 'to'],
      'unknown-entity',
      `field "${name}" suggests records of unknown entity "${suggest.to}"`,
      didYouMean(suggest.to, entityNames),
    );
  return { suggest: { to: suggest.to } };
}

/** A reference is an id, or a list of ids, and says nothing else about its text. */
export function checkIds(builder: EntityBuilder, name: string, path: Path, spec: Keywords): void {
  const id = typeOf(spec) === 'array' ? spec.items : spec;
  if (!id || (typeOf(id) === 'string' && !id.enum && id.const === undefined && !id.format)) return;
  builder.problem(
    path,
    'reference',
    `"${name}" refers to records, so it holds ids`,
    'write {type: string}, or {type: array, items: {type: string}}',
    'key',
  );
}

function checkToBy(builder: EntityBuilder, place: Path, toBy: string, { siblings }: FieldContext): void {
  const sibling = siblings[toBy];
  const { entityNames } = builder.shared.sources;
  if (!sibling)
    builder.problem(
      [...place, 'toBy'],
      'unknown-field',
      `"${toBy}" is no field beside this one`,
      didYouMean(toBy, Object.keys(siblings)),
    );
  else if (!sibling.enum) builder.problem([...place, 'toBy'], 'reference', `"${toBy}" has no enum of entities`);
  else {
    sibling.enum.forEach((value, index) => {
      if (value !== null && !entityNames.includes(String(value))) {
        builder.problem(
          ['properties', toBy, 'enum', index],
          'unknown-entity',
          `"${toBy}" chooses an entity, and "${value}" is none`,
          didYouMean(String(value), entityNames),
        );
      }
    });
  }
}

/** Upload profiles or endings, with the field's own limits. */
export function fileOf(builder: EntityBuilder, path: Path, spec: FieldFile): FileMeta | undefined {
  const file = spec['x-file'];
  if (!file) return undefined;
  const { uploads } = builder.shared;
  const known = [...uploads.map((profile) => profile.name), ...uploads.flatMap((profile) => profile.endings)];
  file.accept.forEach((name, index) => {
    if (!known.includes(name))
      builder.problem(
        [...path, 'x-file', 'accept', index],
        'unknown-upload',
        `"${name}" is no upload profile and no ending of one`,
        didYouMean(name, known),
      );
  });
  const count = file.count ?? spec.maxItems;
  return {
    accept: file.accept,
    ...(file.maxSize ? { maxBytes: bytesOf(file.maxSize) } : {}),
    ...(count === undefined ? {} : { maxCount: count }),
    ...(file.dedupe ? { dedupe: true } : {}),
  };
}
