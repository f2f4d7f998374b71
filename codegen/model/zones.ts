import type { FieldKind } from '#core/entity/meta.ts';
import type { FieldFile } from '../grammar/field.ts';
import type { Path } from '../load.ts';
import { didYouMean } from '../problems.ts';
import type { FieldContext } from './draft.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import { typeOf } from './json.ts';
import type { Entity, Field } from './types.ts';

/** Help of a time of day, of days and windows that each screen takes by its own clock. */
const EACH = { zh: '以每块屏幕当地的时钟为准', en: 'By the clock of each screen' };

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
  else if (typeOf(sibling) === 'array')
    builder.problem(place, 'reference', `"${name}" refers to several, and a time has one clock`, 'write each', 'key');
}

interface Built {
  builder: EntityBuilder;
  entity: Entity;
}

/** Each screen whose clock a field goes by tells its zone where a list of its rows is asked for: the console reads it there. */
export function checkZones({ builder, entity }: Built, all: readonly Built[]): void {
  for (const { name, zone } of entity.fields) {
    const screen = zone === 'each' ? undefined : entity.fields.find((field) => field.name === zone)?.ref?.to;
    const target = all.find((each) => each.builder.name === screen);
    const mistake = target && mistakeOf(target);
    if (mistake)
      builder.problem(
        ['properties', name, 'x-zone'],
        'reference',
        `"${zone}" refers to ${screen}, ${mistake[0]}`,
        mistake[1],
      );
  }
}

/** Says why nobody learns the zone of a record from a list, and what to do. */
function mistakeOf({ builder, entity }: Built): [message: string, hint: string] | null {
  const zone = entity.fields.find((field) => field.name === 'zone');
  if (!zone || builder.data.properties?.['zone']?.format !== 'zone')
    return ['which has no time zone', 'give it a field zone with format: zone, or leave x-zone out'];
  if (!zone.in.has('list')) return ['whose lists have no zone', 'add list to the x-in of its zone'];
  if (!entity.calls.some(({ verb }) => verb === 'list')) return ['which cannot be listed', 'add x-calls.list to it'];
  return null;
}
