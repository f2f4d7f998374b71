import { ImportSet } from '../../imports.ts';
import type { Model } from '../../model/model.ts';
import type { Entity } from '../../model/types.ts';
import { banner, entityBanner, literal, page } from '../banner.ts';
import type { Emitter } from '../emitter.ts';
import { entityDoc } from './entityDoc.ts';

const TYPES = '#core/entity/doc.ts';

function emitEntity(entity: Entity): string {
  const imports = new ImportSet();
  const { camel, kebabs } = entity.names;
  const whens = entity.fields.some(({ when }) => when !== undefined)
    ? `whens: ${imports.value(`${camel}Whens`, `#generated/model/${kebabs}/schema.gen.ts`)}, `
    : '';
  const body = `export const ${camel}Doc: ${imports.type('EntityDoc', TYPES)} = { ${whens}${literal(entityDoc(entity)).slice(1, -1)} };\n`;
  return page(entityBanner(entity), imports, body);
}

function emitIndex({ entities, limits, errors }: Model): string {
  const imports = new ImportSet();
  const docs = entities.map(({ names }) => imports.value(`${names.camel}Doc`, `./${names.kebabs}.gen.ts`));
  const rows = limits.map(({ name, value, unit, source }) => literal({ name, value, unit, source }));
  const fixes = Object.fromEntries(errors.map(({ name, fix: { zh, en } }) => [name, { zh, en }]));
  const body = [
    `export const docs: readonly ${imports.type('EntityDoc', TYPES)}[] = [${docs.join(', ')}];\n`,
    `/** The numbers of _limits.yaml, in base units. */\nexport const limitDocs: readonly ${imports.type('LimitDoc', TYPES)}[] = [${rows.join(',\n')}];\n`,
    `/** What to do about each error. */\nexport const fixes: Readonly<Record<string, { zh: string; en: string }>> = ${literal(fixes)};\n`,
  ];
  return page(banner('schemas/'), imports, body.join('\n'));
}

/** Emitter of facts that /docs shows beside meta, messages and OpenAPI. Holds no labels, so that a new word changes no page. */
export const documentation: Emitter = {
  id: 'documentation',
  emit: (model) => [{ path: 'docs/docs.gen.ts', text: emitIndex(model) }],
  each: (entity) => [{ path: `docs/${entity.names.kebabs}.gen.ts`, text: emitEntity(entity) }],
};
