import { ImportSet } from '../../imports.ts';
import type { Entity } from '../../model/types.ts';
import { banner, page as textOf } from '../banner.ts';
import { sortable } from '../callShapes.ts';
import type { Emitter } from '../emitter.ts';
import { isOwned } from '../shapes.ts';
import { printed } from './jsx.ts';
import { hasVerb, isListed } from './page.ts';

/** Arguments of `referenceTo` after the head: what does not follow from it. */
function target(entity: Entity): string {
  const isSorted = sortable(entity).includes(entity.display);
  const more = {
    ...(isSorted ? {} : { sort: 'id' }),
    ...(hasVerb(entity, 'one') ? {} : { closed: true }),
    ...(isOwned(entity) ? {} : { shared: true }),
  };
  const perm = printed(entity.perm.list);
  return Object.keys(more).length === 0 ? perm : `${perm}, ${printed(more)}`;
}

/** Emitter of the components with which other entities show and choose a record. */
export const reference: Emitter = {
  id: 'console reference',
  emit(model) {
    const imports = new ImportSet();
    const to = imports.value('referenceTo', '#src/ui/fields/referenceTo.ts');
    const heads = imports.value('entityHeads', '#generated/model/entityHeads.gen.ts');
    const rows = model.entities.filter(isListed).map((entity) => {
      const { camel, kebabs } = entity.names;
      return `${camel}: ${to}(${heads}['${kebabs}'], ${target(entity)}),\n`;
    });
    const body = `/** Where the records of each entity are found, and what names them: \`<ReferenceField source="slotId" {...refs.adSlot} />\`. */\nexport const refs = {\n${rows.join('')}};\n`;
    return [{ path: 'console/refs.gen.ts', text: textOf(banner('schemas/'), imports, body) }];
  },
};
