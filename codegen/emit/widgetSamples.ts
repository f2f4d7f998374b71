import type { Expr } from '../expression/types.ts';
import type { Field } from '../model/types.ts';
import { isChosen, type WidgetDef } from '../model/widgets.ts';
import { ImportSet } from '../imports.ts';
import { banner, literal, page } from './banner.ts';
import type { Emitter } from './emitter.ts';

/** Returns the type of a material that a filter begins with; null if it begins with something else. */
function typeIn(filter: Expr): Extract<Expr, { node: 'literal' }>['value'] {
  if (filter.node === 'logic') return typeIn(filter.left);
  return filter.node === 'compare' && filter.right.node === 'literal' ? filter.right.value : null;
}

/** Returns what a property is given: a value, the type of a material, or a page of the layout. */
function givenOf(field: Field, sample: WidgetDef['sample']) {
  const { name, label, ref, json } = field;
  const given = { name, label: label.en };
  if (!isChosen(field)) return { ...given, how: json.format === 'date-time' ? 'instant' : 'text', value: sample[name] };
  const type = ref?.filter === undefined ? null : typeIn(ref.filter);
  return ref ? { ...given, how: 'material', value: type } : { ...given, how: 'page', value: null };
}

/** Samples of all kinds of widgets, for the tests that place each: a new kind comes to them by itself. */
export const widgetSamples: Emitter = {
  id: 'widget samples',
  emit({ widgets }) {
    if (widgets.length === 0) return [];
    const samples = widgets.map(({ kind, entity, sample }) => ({
      kind,
      name: entity.label.en,
      given: entity.fields
        .filter((field) => field.name in sample || (field.required && isChosen(field)))
        .map((field) => givenOf(field, sample)),
    }));
    const body = `/** One of each kind of widget, as somebody fills it in; names and labels are the English ones. */\nexport const widgetSamples = ${literal(samples)} as const;\n`;
    return [{ path: 'layout/samples.gen.ts', text: page(banner('schemas/widgets/'), new ImportSet(), body) }];
  },
};
