import { ImportSet } from '../../imports.ts';
import type { Model } from '../../model/model.ts';
import type { Entity } from '../../model/types.ts';
import { banner, page as textOf } from '../banner.ts';
import { sortable } from '../callShapes.ts';
import type { Emitter } from '../emitter.ts';
import { isOwned } from '../shapes.ts';
import { printed, type Value } from './jsx.ts';
import { entityOf, hasVerb, isListed } from './page.ts';

const sortOf = (entity: Entity): string | undefined => (sortable(entity).includes(entity.display) ? undefined : 'id');

/** Returns the fields by which its records are narrowed where they are chosen, with where those are found. */
function narrow(model: Model, entity: Entity): Value {
  const found = entity.list.narrow.flatMap((source): Value[] => {
    const to = entityOf(model, entity.fields.find(({ name }) => name === source)?.ref?.to ?? '');
    return isListed(to)
      ? [
          {
            source,
            resource: to.names.kebabs,
            display: to.display,
            sort: sortOf(to),
            perm: to.perm.list,
            owned: isOwned(to) ? true : undefined,
          },
        ]
      : [];
  });
  return found.length > 0 ? found : undefined;
}

/** Arguments of `referenceTo` after the head: what does not follow from it. */
function target(model: Model, entity: Entity): string {
  const sort = sortOf(entity);
  const narrowed = narrow(model, entity);
  const more = {
    ...(sort === undefined ? {} : { sort }),
    ...(hasVerb(entity, 'one') ? {} : { closed: true }),
    ...(isOwned(entity) ? {} : { shared: true }),
    ...(narrowed === undefined ? {} : { narrow: narrowed }),
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
      return `${camel}: ${to}(${heads}['${kebabs}'], ${target(model, entity)}),\n`;
    });
    const body = `/** Where the records of each entity are found, and what names them: \`<ReferenceField source="slotId" {...refs.adSlot} />\`. */\nexport const refs = {\n${rows.join('')}};\n`;
    return [{ path: 'console/refs.gen.ts', text: textOf(banner('schemas/'), imports, body) }];
  },
};
