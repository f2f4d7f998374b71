import type { Entity } from '../../model/types.ts';

/** Names of the parts in the type of an entity's slots. */
export interface PartNames {
  fields: readonly string[];
  sections: readonly string[];
  actions: readonly string[];
  filters: readonly string[];
  related: readonly string[];
}

/** Returns the names: fields that a view shows or edits, form sections, actions, filters and related lists. */
export function partNames(entity: Entity): PartNames {
  return {
    fields: entity.fields.filter(({ declared, name }) => declared || name === 'id').map(({ name }) => name),
    sections: entity.form.sections.map(({ name }) => name),
    actions: entity.actions.map(({ name }) => name),
    filters: [...new Set(entity.list.filters.map(({ field }) => field))],
    related: entity.show.related.map(({ name }) => name),
  };
}

/** Returns true if the entity has a form to create or change a record: a page, or a bulk edit. */
export const hasForm = (entity: Entity): boolean =>
  entity.form.bulk.length > 0 ||
  entity.calls.some(({ verb, page }) => (verb === 'create' || verb === 'update') && page);
