import type { Entity } from '../../model/types.ts';

/** Message keys of an entity. messages.ts prints the texts, the views use the keys. */
export const keyOf = {
  step: ({ names }: Entity, name: string) => `resources.${names.kebabs}.steps.${name}`,
  group: ({ names }: Entity, name: string) => `resources.${names.kebabs}.groups.${name}`,
  show: ({ names }: Entity, name: string) => `resources.${names.kebabs}.sections.${name}`,
  help: ({ names }: Entity, field: string) => `resources.${names.kebabs}.help.${field}`,
  formField: ({ names }: Entity, action: string, field: string) => `resources.${names.kebabs}.forms.${action}.${field}`,
  formHelp: ({ names }: Entity, action: string, field: string) =>
    `resources.${names.kebabs}.forms.${action}.help.${field}`,
};

/** Message key, below `values`, of an action's own field. */
export const formWords = (action: string, field: string): string => `forms.${action}.${field}`;
