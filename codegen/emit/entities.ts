import { ImportSet } from '../imports.ts';
import type { Entity } from '../model/types.ts';
import { banner, literal, page } from './banner.ts';
import type { Emitter } from './emitter.ts';

function heads(stored: readonly Entity[]): string {
  const imports = new ImportSet();
  const type = imports.type('EntityHead', '#core/entity/meta.ts');
  const rows = stored.map(({ names, systems, display, members }) => {
    const head = { name: names.camel, resource: names.kebabs, systems, display, ...(members ? { members } : {}) };
    return `'${names.kebabs}': ${literal(head)},\n`;
  });
  const body = `/** What routes and calls need of each entity, by resource: the whole of it comes with its views. */\nexport const entityHeads = {\n${rows.join('')}} as const satisfies Readonly<Record<string, ${type}>>;\n`;
  return page(banner('schemas/'), imports, body);
}

/** The registry of entities, by name and by resource. */
export const entities: Emitter = {
  id: 'entities',
  emit(model) {
    const imports = new ImportSet();
    const type = imports.type('EntityMeta', '#core/entity/meta.ts');
    const stored = model.entities.filter((entity) => entity.stored);
    const metas = stored.map(({ names }) => ({
      names,
      meta: imports.value(`${names.camel}Meta`, `./${names.kebabs}/meta.gen.ts`),
    }));
    const body = [
      `export type EntityName = ${stored.map(({ names }) => `'${names.camel}'`).join(' | ') || 'never'};\n`,
      `export const entities: Readonly<Record<EntityName, ${type}>> = {\n${metas.map(({ names, meta }) => `${names.camel}: ${meta},\n`).join('')}};\n`,
      `/** The same by react-admin's resource: "ad-slots". */\nexport const entityByResource: Readonly<Record<string, ${type}>> = {\n${metas.map(({ names, meta }) => `'${names.kebabs}': ${meta},\n`).join('')}};\n`,
    ];
    return [
      { path: 'model/entities.gen.ts', text: page(banner('schemas/'), imports, body.join('\n')) },
      { path: 'model/entityHeads.gen.ts', text: heads(stored) },
    ];
  },
};
