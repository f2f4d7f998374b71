import { useMemo } from 'react';
import { useTranslate } from 'react-admin';

/** The keys under which codegen prints an entity's words (generated/console/messages). */
export const labelKey = {
  field: (resource: string, name: string) => `resources.${resource}.fields.${name}`,
  value: (resource: string, field: string, value: string) => `resources.${resource}.values.${field}.${value}`,
  action: (resource: string, name: string) => `resources.${resource}.actions.${name}`,
  view: (resource: string, name: string) => `resources.${resource}.views.${name}`,
  help: (resource: string, name: string) => `resources.${resource}.help.${name}`,
};

/** Returns the words of an entity in the console's language. */
export function useLabels(resource: string) {
  const translate = useTranslate();
  return useMemo(
    () => ({
      get one() {
        return translate(`resources.${resource}.name`, { smart_count: 1 });
      },
      get many() {
        return translate(`resources.${resource}.name`, { smart_count: 2 });
      },
      field: (name: string) => translate(labelKey.field(resource, name), { _: name }),
      value: (field: string, value: string) => translate(labelKey.value(resource, field, value), { _: value }),
      action: (name: string) => translate(labelKey.action(resource, name), { _: name }),
      view: (name: string) =>
        translate(labelKey.view(resource, name), { _: translate(`resources.${resource}.name`, { smart_count: 2 }) }),
    }),
    [resource, translate],
  );
}
