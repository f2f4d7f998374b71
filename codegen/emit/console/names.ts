import type { Entity } from '../../model/types.ts';

/** Names of the parts that an entity's slots type lists. */
export interface PartNames {
  fields: readonly string[];
  sections: readonly string[];
  actions: readonly string[];
}

/** Fields that some view shows or asks for, sections of its form, actions. */
export function partNames(entity: Entity): PartNames {
  return {
    fields: entity.fields.filter(({ declared, name }) => declared || name === 'id').map(({ name }) => name),
    sections: entity.form.sections.map(({ name }) => name),
    actions: entity.actions.map(({ name }) => name),
  };
}

/** Whether there is a form to create or change a record with. */
export const hasForm = (entity: Entity): boolean =>
  entity.calls.some(({ verb }) => verb === 'create' || verb === 'update');
