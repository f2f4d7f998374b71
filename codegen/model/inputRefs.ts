import type { InputRefMeta } from '#core/entity/meta.ts';
import type { InputReference, Keywords } from '../grammar/keywords.ts';
import type { Path } from '../load.ts';
import { didYouMean } from '../problems.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import { checkIds } from './references.ts';

/** Returns the references of a payload, at whatever depth they stand; lists on the way have no name. */
export function inputRefsOf({ properties, items }: Keywords): InputRefMeta[] {
  const inside = Object.entries(properties ?? {}).flatMap(([name, spec]) => [
    ...ownOf(name, spec),
    ...inputRefsOf(spec).map(({ at, ...ref }) => ({ at: [name, ...at], ...ref })),
  ]);
  return items ? [...inside, ...inputRefsOf(items)] : inside;
}

function ownOf(name: string, spec: Keywords): InputRefMeta[] {
  const ref = spec['x-ref'] as InputReference | undefined;
  return ref ? [{ at: [name], ...ref }] : [];
}

/** Checks the references of a payload: each is an id of an entity that there is, and somebody is known to have sent it. */
export function checkInputRefs(builder: EntityBuilder, path: Path, spec: Keywords, isPublic: boolean): void {
  const ref = spec['x-ref'] as InputReference | undefined;
  if (ref) checkRef(builder, path, spec, ref, isPublic);
  for (const [name, inner] of Object.entries(spec.properties ?? {}))
    checkInputRefs(builder, [...path, 'properties', name], inner, isPublic);
  if (spec.items) checkInputRefs(builder, [...path, 'items'], spec.items, isPublic);
}

function checkRef(builder: EntityBuilder, path: Path, spec: Keywords, { to }: InputReference, isPublic: boolean): void {
  const name = String(path.at(-1));
  const place = [...path, 'x-ref'];
  const { entityNames } = builder.shared.sources;
  if (path.at(-2) !== 'properties')
    builder.problem(place, 'reference', 'a list of ids says whose they are itself', 'write it beside items', 'key');
  else checkIds(builder, name, path, spec);
  if (!entityNames.includes(to))
    builder.problem(
      [...place, 'to'],
      'unknown-entity',
      `"${name}" refers to unknown entity "${to}"`,
      didYouMean(to, entityNames),
    );
  if (isPublic)
    builder.problem(
      place,
      'reference',
      'nobody is known to have sent a public call, so nobody sees the record',
      'leave it out, and let the handler say who may name it',
      'key',
    );
}
