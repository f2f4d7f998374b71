import type { FieldKind } from '#core/entity/meta.ts';
import type { FieldFile } from '../grammar/field.ts';
import type { Path } from '../load.ts';
import { didYouMean } from '../problems.ts';
import type { FieldContext } from './draft.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import type { Field } from './types.ts';

/** Help of a time of day, of days and windows that each screen takes by its own clock. */
const EACH = { zh: '以每台设备当地的时钟为准', en: 'By the clock of each screen' };

/** Widgets of times that are no instants. */
const LOCAL: readonly (string | undefined)[] = ['weekdays', 'timeWindows', 'dates'];

/** Says whose clock a field goes by (x-zone), with the help that says so in a form where its own help does not. */
export function zoneOf(
  builder: EntityBuilder,
  path: Path,
  spec: FieldFile,
  context: FieldContext,
  kind: FieldKind,
): Pick<Field, 'zone' | 'help'> {
  const zone = spec['x-zone'];
  const help = spec['x-help'];
  if (zone === undefined) return help ? { help } : {};
  const place = [...path, 'x-zone'];
  const isLocal = kind === 'time' || LOCAL.includes(spec['x-widget']);
  if (kind !== 'instant' && (!isLocal || zone !== 'each'))
    builder.problem(
      place,
      'reference',
      isLocal ? 'a time of day goes by the clock of each screen' : 'only times go by the clock of a screen',
      isLocal ? 'write each' : 'leave it out',
      'key',
    );
  else if (zone !== 'each') checkScreen(builder, place, zone, context);
  const said = help ?? (isLocal ? EACH : undefined);
  return { zone, ...(said ? { help: said } : {}) };
}

/** The field names what has a clock: it refers to one entity, whose rows tell their zone in a list. */
function checkScreen(builder: EntityBuilder, place: Path, name: string, { siblings }: FieldContext): void {
  const sibling = siblings[name];
  if (!sibling) {
    builder.problem(
      place,
      'unknown-field',
      `"${name}" is no field beside this one`,
      didYouMean(name, Object.keys(siblings)),
    );
    return;
  }
  if (sibling['x-ref']?.to === undefined)
    builder.problem(place, 'reference', `"${name}" refers to no screen`, undefined, 'key');
}
