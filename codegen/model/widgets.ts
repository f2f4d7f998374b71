import type { FieldKind } from '#core/entity/meta.ts';
import { fieldWidgets, referenceWidgets } from '#core/entity/widgets.ts';
import type { FieldFile } from '../grammar/field.ts';
import type { Path } from '../load.ts';
import type { Desk } from './desk.ts';

type Kinds = Readonly<Record<string, readonly FieldKind[]>>;

/** Returns the names of those that are for a kind of field. */
const namesFor = (kinds: Kinds, kind: FieldKind): string[] =>
  Object.keys(kinds).filter((name) => kinds[name]?.includes(kind));

function checkFor(desk: Desk, path: Path, kinds: Kinds, widget: string | undefined, kind: FieldKind): void {
  if (widget === undefined || kinds[widget]?.includes(kind)) return;
  const others = namesFor(kinds, kind);
  desk.problem(
    path,
    'widget-kind',
    `"${widget}" is for ${kinds[widget]?.join(', ')}, and this is ${kind}`,
    others.length === 0 ? 'leave it out' : `known: ${others.join(', ')}`,
  );
}

/** Checks that the widgets of a field are for its kind. The grammar knows their names. */
export function checkWidgets(desk: Desk, path: Path, spec: FieldFile, kind: FieldKind): void {
  checkFor(desk, [...path, 'x-widget'], fieldWidgets, spec['x-widget'], kind);
  checkFor(desk, [...path, 'x-ref', 'widget'], referenceWidgets, spec['x-ref']?.widget, kind);
}
