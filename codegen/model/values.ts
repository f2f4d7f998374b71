import type { FieldFile } from '../grammar/field.ts';
import type { Path } from '../load.ts';
import { didYouMean } from '../problems.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import type { FieldContext } from './draft.ts';
import type { EnumValue } from './types.ts';

/** Values of an enum with their words: its own, those of _enums.yaml, or entities' names where the field chooses one. */
export function valuesOf(
  builder: EntityBuilder,
  name: string,
  path: Path,
  spec: FieldFile,
  context: FieldContext,
): EnumValue[] | undefined {
  const ofItems = spec.enum === undefined && spec.items?.enum !== undefined;
  const given = (ofItems ? spec.items?.enum : spec.enum) ?? [];
  const words = spec['x-enum'] ?? {};
  for (const value of Object.keys(words)) {
    if (!given.map(String).includes(value))
      builder.problem(
        [...path, 'x-enum', value],
        'unknown-value',
        `"${value}" is no value of "${name}"`,
        didYouMean(value, given.map(String)),
        'key',
      );
  }
  const texts = given.filter((value) => typeof value === 'string');
  if (given.some((value) => typeof value === 'number'))
    builder.problem(
      [...path, 'enum'],
      'field-type',
      'values of an enum are text',
      'name them, or use minimum and maximum',
    );
  if (texts.length === 0) return undefined;
  const entity = Object.values(context.siblings).some((sibling) => sibling['x-ref']?.toBy === name);
  return texts.map((value, index) => {
    const labels = [
      words[value],
      builder.shared.words.value(value),
      entity ? labelOfEntity(builder, value) : undefined,
    ];
    const place = [...path, ...(ofItems ? ['items', 'enum'] : ['enum']), index];
    const color = words[value]?.color ?? (words[value] ? undefined : builder.shared.words.value(value)?.color);
    return {
      value,
      label: builder.labelled(
        place,
        `value "${value}" of "${name}"`,
        `add it to x-enum, or to values in _enums.yaml`,
        ...labels,
      ),
      ...(color ? { color } : {}),
    };
  });
}

const labelOfEntity = (builder: EntityBuilder, name: string) =>
  builder.shared.sources.entities.find(({ data }) => data.$id === name)?.data['x-entity'].label;
