import { isSame } from '#core/entity/same.ts';
import { titleAt, type ShortSection } from '#core/entity/route.ts';
import { ImportSet } from '../imports.ts';
import { banner, literal, page } from './banner.ts';
import type { Emitter } from './emitter.ts';

/** Emitter of the sidebar; each session sees the entries that its permissions allow. */
export const menu: Emitter = {
  id: 'menu',
  emit(model) {
    const imports = new ImportSet();
    const type = imports.type('MenuSection', '#core/entity/meta.ts');
    const table = imports.value('menuTable', '#core/entity/route.ts');
    const routes = imports.value('routes', '#generated/model/routes.gen.ts');
    const sections = model.menu.map(({ key, systems, entries }): ShortSection => ({
      key,
      systems,
      entries: entries.map(({ label, systems: own, ...entry }) => ({
        ...entry,
        ...(label === titleAt(model.routes, entry.path, own) ? {} : { label }),
        ...(isSame(own, systems) ? {} : { systems: own }),
      })),
    }));
    const body = `export const menu: readonly ${type}[] = ${table}(${routes}, ${literal(sections)});\n`;
    return [{ path: 'model/menu.gen.ts', text: page(banner('schemas/_menu.yaml'), imports, body) }];
  },
};
