import { ImportSet } from '../imports.ts';
import { printers } from '../fields/printers.ts';
import type { Field, JsonSchema } from '../model/types.ts';
import type { WidgetDef, WidgetLimit } from '../model/widgets.ts';
import { banner, literal, page } from './banner.ts';
import type { Emitter } from './emitter.ts';
import { arrow, rulesOf, whensOf } from './schema.ts';
import { jsonOfField } from './shapes.ts';

const KIND = '#core/layout/widgetKind.ts';
const FORMATS = '#core/entity/formats.ts';

/** Value of a property that a document leaves out: its default, or nothing. */
const defaultOf = ({ default: value }: Field): unknown => value ?? null;

const isAddress = ({ json }: Field): boolean => json.format === 'uri';

/** A document stays readable, and its other widgets on the screen, though an address in it is none that a browser opens. */
const storedJson = (field: Field): JsonSchema =>
  isAddress(field) ? { ...jsonOfField(field), format: 'webAddress' } : jsonOfField(field);

/** Such an address is refused when the layout is published. */
const addressRule = ({ name }: Field, imports: ImportSet): string =>
  `{ id: 'uri', at: '${name}', reads: ['${name}'], assert: (v) => typeof v.${name} !== 'string' || ${imports.value('isUri', FORMATS)}(v.${name}) },\n`;

/**
 * Prints a property. An absent one is filled in, so that a document of before has the properties of now; one without a
 * default may be empty, and what must be filled in is asked when the layout is published.
 */
function propertyOf(field: Field, imports: ImportSet): string {
  const printed = printers[field.kind].zod(storedJson(field), imports);
  const value = field.default === undefined ? `z.nullable(${printed})` : printed;
  return `${JSON.stringify(field.name)}: z._default(${value}, ${literal(defaultOf(field))}),\n`;
}

const limitOf = ({ most, where, rule }: WidgetLimit, imports: ImportSet): string =>
  `{ most: ${most}, ${where ? `where: ${arrow(where, imports)}, ` : ''}${rule ? `rule: ${literal(rule)}` : ''} }`;

const isMaterial = ({ ref }: Field): boolean => ref?.to === 'material';

function kindOf(
  { kind, entity, perm, icon, size, limits, opaque, area, scales }: WidgetDef,
  imports: ImportSet,
): string {
  const { fields } = entity;
  const opaqueSource = typeof opaque === 'boolean' ? `() => ${opaque}` : arrow(opaque, imports);
  return [
    `/** ${entity.label.en}. */\nconst ${kind} = ${imports.value('widgetKind', KIND)}({\n`,
    `kind: '${kind}',\n`,
    perm === undefined ? '' : `perm: '${perm}',\n`,
    `icon: '${icon}',\n`,
    `size: ${literal(size)},\n`,
    `limits: [${limits.map((limit) => limitOf(limit, imports)).join(', ')}],\n`,
    `opaque: ${opaqueSource},\n`,
    `area: ${area},\n`,
    `scales: ${literal(scales)},\n`,
    `materials: ${literal(fields.filter(isMaterial).map(({ name }) => name))},\n`,
    `props: z.strictObject({\n${fields.map((field) => propertyOf(field, imports)).join('')}}),\n`,
    `defaults: ${literal(Object.fromEntries(fields.map((field) => [field.name, defaultOf(field)])))},\n`,
    `whens: ${whensOf(entity, imports)},\n`,
    // A text that begins empty is still to be filled in.
    `rules: ${rulesOf(
      entity,
      imports,
      fields.filter(({ required, default: value }) => required && (value ?? '') === ''),
      fields.filter(isAddress).map((field) => addressRule(field, imports)),
    )},\n`,
    '});\n',
  ].join('');
}

/** The kinds of widgets that layouts may hold, for designer, server and player; and a document's widget as a union of them. */
export const widgets: Emitter = {
  id: 'widgets',
  emit({ widgets }) {
    if (widgets.length === 0) return [];
    const imports = new ImportSet();
    imports.namespace('z', 'zod/mini');
    const box = imports.value('widgetBox', '#core/layout/values.ts');
    const members = widgets.map(
      ({ kind }) => `z.strictObject({ ...${box}, kind: z.literal('${kind}'), props: ${kind}.props }),\n`,
    );
    const body = [
      ...widgets.map((widget) => kindOf(widget, imports)),
      `/** Every kind of widget there is. */\nexport const widgetKinds = { ${widgets.map(({ kind }) => kind).join(', ')} } as const;\n`,
      `/** A widget in a layout document. */\nexport const widget = z.discriminatedUnion('kind', [\n${members.join('')}]);\n`,
    ];
    return [{ path: 'layout/widgets.gen.ts', text: page(banner('schemas/widgets/'), imports, body.join('\n')) }];
  },
};
