import type { FieldFile } from '../grammar/field.ts';
import type { Path } from '../load.ts';
import { didYouMean } from '../problems.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import type { Field } from './types.ts';

/** A stored id keeps the record of the entity that it names, which can be deleted by somebody. Its condition is typed later. */
export function keepsOf(
  builder: EntityBuilder,
  name: string,
  path: Path,
  spec: FieldFile,
  kind: Field['kind'],
): Pick<Field, 'keeps'> {
  const keeps = spec['x-keeps'];
  if (!keeps) return {};
  const place = [...path, 'x-keeps'];
  const of = keeps.of ?? spec['x-ref']?.to;
  if (!builder.isColumn(path) || spec['x-derive'] !== undefined || !holdsIds(spec, kind))
    builder.problem(place, 'keeps', `"${name}" is no stored id`, undefined, 'key');
  builder.error(keeps.refuse, [...place, 'refuse']);
  if (of === undefined) {
    builder.problem(place, 'keeps', `"${name}" names records of no one entity`, 'say which: of: …', 'key');
    return {};
  }
  const to = spec['x-ref']?.to;
  if (to !== undefined && of !== to) {
    const hint = 'leave it out';
    builder.problem([...place, 'of'], 'keeps', `"${name}" names records of "${to}" and none of "${of}"`, hint, 'key');
    return {};
  }
  const { entities } = builder.shared.sources;
  const target = entities.find(({ data }) => data.$id === of)?.data;
  if (!target)
    builder.problem(
      keeps.of === undefined ? place : [...place, 'of'],
      'unknown-entity',
      `"${of}" is no entity`,
      didYouMean(
        of,
        entities.map(({ data }) => data.$id),
      ),
    );
  else if (!Object.values(target['x-actions'] ?? {}).some(({ call }) => call === 'delete'))
    builder.problem(place, 'keeps', `nothing deletes a record of "${of}"`, undefined, 'key');
  return { keeps: { of, refuse: keeps.refuse } };
}

/** Returns true for a reference, whose own check asks for ids (checkIds), and for a text that no enum or format makes another thing. */
const holdsIds = ({ format }: FieldFile, kind: Field['kind']): boolean =>
  kind === 'ref' || kind === 'refs' || (kind === 'text' && format === undefined);
