import { ImportSet } from '../../imports.ts';
import type { Entity } from '../../model/types.ts';
import { banner, page as textOf } from '../banner.ts';
import { sortable } from '../callShapes.ts';
import type { Emitter } from '../emitter.ts';
import { isOwned } from '../shapes.ts';
import { printed } from './jsx.ts';
import { hasVerb, isListed } from './page.ts';

function target(entity: Entity): string {
  const isSorted = sortable(entity).includes(entity.display);
  return printed({
    resource: entity.names.kebabs,
    display: entity.display,
    sort: isSorted ? undefined : 'id',
    perm: entity.perm.list,
    systems: entity.systems.length > 1 ? undefined : entity.systems,
    view: hasVerb(entity, 'one') ? 'show' : undefined,
    owned: isOwned(entity) || undefined,
  });
}

/** Emitter of the components with which other entities show and choose a record. */
export const reference: Emitter = {
  id: 'console reference',
  emit(model) {
    const imports = new ImportSet();
    const type = imports.type('ReferenceTarget', '#src/ui/fields/ReferenceName.tsx');
    const rows = model.entities.filter(isListed).map((entity) => `${entity.names.camel}: ${target(entity)},\n`);
    const body = `/** Where the records of each entity are found, and what names them: \`<ReferenceField source="slotId" {...refs.adSlot} />\`. */\nexport const refs = {\n${rows.join('')}} as const satisfies Record<string, ${type}>;\n`;
    return [{ path: 'console/refs.gen.ts', text: textOf(banner('schemas/'), imports, body) }];
  },
};
