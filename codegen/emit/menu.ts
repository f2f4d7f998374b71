import type { MenuSection } from '#core/entity/meta.ts';
import { ImportSet } from '../imports.ts';
import { banner, literal, page } from './banner.ts';
import type { Emitter } from './emitter.ts';

/** Emitter of the sidebar; each session sees the entries that its permissions allow. */
export const menu: Emitter = {
  id: 'menu',
  emit(model) {
    const imports = new ImportSet();
    const type = imports.type('MenuSection', '#core/entity/meta.ts');
    const sections: MenuSection[] = model.menu.map(({ key, systems, entries }) => ({ key, systems, entries }));
    const body = `export const menu: readonly ${type}[] = ${literal(sections)};\n`;
    return [{ path: 'model/menu.gen.ts', text: page(banner('schemas/_menu.yaml'), imports, body) }];
  },
};
