import type { WidgetDoc, WidgetPropDoc } from '#core/entity/doc.ts';
import { toText } from '../../expression/toText.ts';
import { ImportSet } from '../../imports.ts';
import type { Model } from '../../model/model.ts';
import type { Entity, Field } from '../../model/types.ts';
import type { WidgetDef } from '../../model/widgets.ts';
import { banner, literal, page } from '../banner.ts';
import type { Emitter } from '../emitter.ts';
import { entityDoc, formField, ruleDocs } from './entityDoc.ts';

const TYPES = '#core/entity/doc.ts';

const propDoc = (field: Field): WidgetPropDoc => ({
  ...formField(field),
  ...(field.default === undefined ? {} : { default: field.default }),
});

/** Returns what /docs says of a widget beside its words. */
const widgetDoc = ({ kind, entity, perm, size, limits, opaque }: WidgetDef): WidgetDoc => ({
  kind,
  resource: entity.names.kebabs,
  name: entity.names.camel,
  source: entity.source.file,
  ...(perm === undefined ? {} : { perm }),
  size,
  limits: limits.map(({ most, where, rule }) => ({
    most,
    ...(where === undefined ? {} : { where: toText(where) }),
    ...(rule === undefined ? {} : { rule }),
  })),
  opaque: typeof opaque === 'boolean' ? opaque : toText(opaque),
  props: entity.fields.map(propDoc),
  rules: ruleDocs(entity),
});

/** Prints what /docs says of an entity beside meta, messages and OpenAPI. */
export function documented(entity: Entity, imports: ImportSet): string {
  const { camel, kebabs } = entity.names;
  const whens = entity.fields.some(({ when }) => when !== undefined)
    ? `whens: ${imports.value(`${camel}Whens`, `#generated/model/${kebabs}/types.gen.ts`)}, `
    : '';
  return `/** What /docs says of it. */\nexport const ${camel}Doc: ${imports.type('EntityDoc', TYPES)} = { ${whens}${literal(entityDoc(entity)).slice(1, -1)} };\n`;
}

function emitIndex({ entities, widgets, limits, errors }: Model): string {
  const imports = new ImportSet();
  const docs = entities.map(({ names }) =>
    imports.value(`${names.camel}Doc`, `#generated/server/${names.kebabs}.gen.ts`),
  );
  const rows = limits.map(({ name, value, unit, source }) => literal({ name, value, unit, source }));
  const fixes = Object.fromEntries(errors.map(({ name, fix: { zh, en } }) => [name, { zh, en }]));
  const body = [
    `export const docs: readonly ${imports.type('EntityDoc', TYPES)}[] = [${docs.join(', ')}];\n`,
    `/** The widgets of layouts. */\nexport const widgetDocs: readonly ${imports.type('WidgetDoc', TYPES)}[] = ${literal(widgets.map(widgetDoc))};\n`,
    `/** The numbers of _limits.yaml, in base units. */\nexport const limitDocs: readonly ${imports.type('LimitDoc', TYPES)}[] = [${rows.join(',\n')}];\n`,
    `/** What to do about each error. */\nexport const fixes: Readonly<Record<string, { zh: string; en: string }>> = ${literal(fixes)};\n`,
  ];
  return page(banner('schemas/'), imports, body.join('\n'));
}

/** Emitter of the list of what /docs says; each entity's stands in its file of the server. Holds no labels, so that a new word changes none. */
export const documentation: Emitter = {
  id: 'documentation',
  emit: (model) => [{ path: 'docs/docs.gen.ts', text: emitIndex(model) }],
};
