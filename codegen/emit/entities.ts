import { ImportSet } from '../imports.ts';
import { banner, page } from './banner.ts';
import type { Emitter } from './emitter.ts';

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
    return [{ path: 'model/entities.gen.ts', text: page(banner('schemas/'), imports, body.join('\n')) }];
  },
};
