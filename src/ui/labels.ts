import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useEntityWords } from './entityWords.ts';

/** The keys under which codegen prints an entity's words (generated/console/messages). */
export const labelKey = {
  field: (resource: string, name: string) => `resources.${resource}.fields.${name}`,
  value: (resource: string, field: string, value: string) => `resources.${resource}.values.${field}.${value}`,
  action: (resource: string, name: string) => `resources.${resource}.actions.${name}`,
  does: (resource: string, action: string) => `resources.${resource}.does.${action}`,
  view: (resource: string, name: string) => `resources.${resource}.views.${name}`,
  help: (resource: string, name: string) => `resources.${resource}.help.${name}`,
};

/** Returns what an entity is called, one of it and many, and its list views: words that are always there. */
export function useNames(resource: string) {
  const translate = useTranslate();
  return useMemo(() => {
    const named = (count: number) => translate(`resources.${resource}.name`, { smart_count: count });
    return {
      get one() {
        return named(1);
      },
      get many() {
        return named(2);
      },
      view: (name: string) => translate(labelKey.view(resource, name), { _: named(2) }),
    };
  }, [resource, translate]);
}

/** Returns the words of an entity in the console's language; suspends until they are loaded. */
export function useLabels(resource: string) {
  useEntityWords(resource);
  const names = useNames(resource);
  const translate = useTranslate();
  return useMemo(
    () => ({
      get one() {
        return names.one;
      },
      get many() {
        return names.many;
      },
      view: names.view,
      field: (name: string) => translate(labelKey.field(resource, name), { _: name }),
      value: (field: string, value: string) => translate(labelKey.value(resource, field, value), { _: value }),
      action: (name: string) => translate(labelKey.action(resource, name), { _: name }),
      /** Returns an action's description; empty if the schema has none. */
      does: (action: string) => translate(labelKey.does(resource, action), { _: '' }),
    }),
    [resource, names, translate],
  );
}
