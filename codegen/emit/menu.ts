import { isSame } from '#core/entity/same.ts';
import { titleAt, type ShortSection } from '#core/entity/route.ts';
import { ImportSet } from '../imports.ts';
import type { Model } from '../model/model.ts';
import { banner, literal, page } from './banner.ts';
import type { Emitter } from './emitter.ts';

/** Returns the sidebar of a model as it is printed: without what an entry's section and route say. */
export const shortMenu = ({ menu: sections, routes }: Pick<Model, 'menu' | 'routes'>): ShortSection[] =>
  sections.map(({ key, systems, entries }) => ({
    key,
    systems,
    entries: entries.map(({ label, systems: own, ...entry }) => ({
      ...entry,
      ...(label === titleAt(routes, entry.path, own) ? {} : { label }),
      ...(isSame(own, systems) ? {} : { systems: own }),
    })),
  }));

/** Emitter of the sidebar; each session sees the entries that its permissions allow. */
export const menu: Emitter = {
  id: 'menu',
  emit(model) {
    const imports = new ImportSet();
    const type = imports.type('MenuSection', '#core/entity/meta.ts');
    const table = imports.value('menuTable', '#core/entity/route.ts');
    const routes = imports.value('routes', '#generated/model/routes.gen.ts');
    const body = `export const menu: readonly ${type}[] = ${table}(${routes}, ${literal(shortMenu(model))});\n`;
    return [{ path: 'model/menu.gen.ts', text: page(banner('schemas/_menu.yaml'), imports, body) }];
  },
};
