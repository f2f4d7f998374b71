import { isHistory } from '../../model/related.ts';
import type { Entity, Related } from '../../model/types.ts';
import { printed, type Value } from './jsx.ts';
import { entityOf, fieldOf, hasPage, type Page } from './page.ts';
import { slotType } from './slots.ts';

/**
 * Returns the title that tells a related list from others of the same entity: children in the tree, the field, or the
 * history.
 */
function titleOf({ entity }: Page, one: Related): 'below' | 'field' | 'history' | undefined {
  if (isHistory(one)) return 'history';
  if (one.entity === entity.names.camel && !one.many) return 'below';
  return entity.show.related.filter((other) => other.entity === one.entity).length > 1 ? 'field' : undefined;
}

/** Permission to create a related record from here, if its create form has the reference. */
function createOf(other: Entity, { field, by }: Related): string | undefined {
  const isAsked = [field, ...(by ? [by] : [])].every((name) => {
    const { in: operations, readOnly } = fieldOf(other, name);
    return operations.has('create') && !readOnly;
  });
  return isAsked && hasPage(other, 'create') ? other.perm.create : undefined;
}

function definition(page: Page, one: Related): Value {
  const other = entityOf(page.model, one.entity);
  return {
    name: one.name,
    resource: other.names.kebabs,
    field: one.field,
    many: one.many || undefined,
    by: one.by === undefined ? undefined : { field: one.by, value: page.entity.names.camel },
    title: titleOf(page, one),
    // The column of the record's name would be the same in each row of its history.
    without: isHistory(one) ? other.list.columns.find(({ field }) => field === 'targetName')?.field : undefined,
    perm: other.perm.list,
    fieldPerm: fieldOf(other, one.field).perm.read,
    fieldIn: fieldOf(other, one.field).perm.mode,
    create: createOf(other, one),
  };
}

/** Prints the related lists of a record: other records that refer to it. */
export function relatedDefs(page: Page): string {
  const { entity, imports } = page;
  const type = imports.type('RelatedDef', '#src/ui/related/related.ts');
  const rows = entity.show.related.map((one) => `${printed(definition(page, one))},\n`);
  return `const related: readonly ${type}<${slotType(imports, entity, 'related')}>[] = [\n${rows.join('')}];\n`;
}
