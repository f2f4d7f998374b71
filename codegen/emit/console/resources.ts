import { ImportSet } from '../../imports.ts';
import { banner, page as textOf } from '../banner.ts';
import type { Emitter } from '../emitter.ts';
import type { Entity } from '../../model/types.ts';
import { code, printed } from './jsx.ts';
import { hasForm } from './names.ts';
import { hasPage, hasVerb, isListed } from './page.ts';

const isShown = (entity: Entity): boolean =>
  isListed(entity) || (entity.stored && (hasForm(entity) || hasVerb(entity, 'one')));

function row(entity: Entity, imports: ImportSet): string {
  const { pascal, kebabs } = entity.names;
  const lazy = imports.value('lazyView', '#src/ui/lazyView.ts');
  const whole = (view: string) => code(`${lazy}(() => import('./${kebabs}/${pascal}${view}.gen.tsx'))`);
  const part = (view: string) =>
    code(`${lazy}(async () => ({ default: (await import('./${kebabs}/${pascal}Form.gen.tsx')).${pascal}${view} }))`);
  return printed({
    meta: code(`${imports.value('entityHeads', '#generated/model/entityHeads.gen.ts')}['${kebabs}']`),
    List: isListed(entity) ? whole('List') : undefined,
    Create: hasPage(entity, 'create') ? part('Create') : undefined,
    Edit: hasPage(entity, 'update') ? part('Edit') : undefined,
    Show: hasVerb(entity, 'one') ? whole('Show') : undefined,
  });
}

/** Every entity with its views, each view loaded when it is first opened. */
export const resources: Emitter = {
  id: 'console resources',
  emit(model) {
    const imports = new ImportSet();
    const rows = model.entities.filter(isShown).map((entity) => `${row(entity, imports)},\n`);
    const body = `export const resources: readonly ${imports.type('ResourceViews', '#src/ui/view.ts')}[] = [\n${rows.join('')}];\n`;
    return [{ path: 'console/resources.gen.tsx', text: textOf(banner('schemas/'), imports, body) }];
  },
};
