import type { FieldFile } from '../grammar/field.ts';
import type { Path } from '../load.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import { typeOf } from './json.ts';
import type { Field } from './types.ts';

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
