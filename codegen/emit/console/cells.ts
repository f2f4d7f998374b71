import type { FieldWidget } from '#core/entity/widgets.ts';
import type { Field } from '../../model/types.ts';
import { element, type Value } from './jsx.ts';
import { component, entityOf, isListed, own, targetCode, type Page } from './page.ts';

/** Component that shows a value, by widget; null: the one of the field's kind. */
const WIDGETS: Readonly<Record<FieldWidget, ((page: Page, source: string) => string) | null>> = {
  district: (page, source) => element(component(page, 'fields/DistrictNameField'), { source }),
  layoutPage: null,
  addresses: null,
  password: null,
  periodEnd: null,
  screenCode: null,
  slider: null,
  timeZone: null,
  bytes: (page, source) => element(component(page, 'fields/MeasureField'), { source, of: 'bytes' }),
  duration: (page, source) => element(component(page, 'fields/MeasureField'), { source, of: 'duration' }),
  color: (page, source) => element(component(page, 'fields/ColorField'), { source }),
  weekdays: (page, source) => element(component(page, 'fields/ScheduleField'), { source, of: 'weekdays' }),
  timeWindows: (page, source) => element(component(page, 'fields/ScheduleField'), { source, of: 'timeWindows' }),
  dates: (page, source) => element(component(page, 'fields/ScheduleField'), { source, of: 'dates' }),
  callName: (page, source) => element(component(page, 'fields/NameField'), { source, of: 'calls' }),
  errorName: (page, source) => element(component(page, 'fields/NameField'), { source, of: 'errors' }),
  entityName: (page, source) => element(component(page, 'fields/NameField'), { source, of: 'entities' }),
  permissionTree: (page, source) => element(component(page, 'fields/NameField'), { source, of: 'permissions' }),
  multiline: (page, source) => element(component(page, 'fields/TextField'), { source, multiline: true }),
};

/** Place of a value: a cell of a list, or the record's own page. */
type Place = 'cell' | 'page';

const PICTURES = new Set(['image', 'jpg', 'jpeg', 'png', 'bmp', 'gif', 'webp', 'svg']);

function colors(field: Field): Value {
  const found = (field.values ?? []).flatMap(({ value, color }) =>
    color === undefined ? [] : [[value, color] as const],
  );
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** Entities that a reference with `toBy` may mean, with the code to find their records. */
export function targets(page: Page, field: Field): Value {
  const by = page.entity.fields.find(({ name }) => name === field.ref?.toBy);
  const known = (by?.values ?? []).map(({ value }) => entityOf(page.model, value)).filter(isListed);
  return Object.fromEntries(known.map((target) => [target.names.camel, targetCode(page, target)]));
}

function reference(page: Page, field: Field, place: Place): string {
  const source = field.name;
  const chips = (field.kind === 'refs' && place === 'page') || undefined;
  if (field.ref?.toBy !== undefined) {
    return element(component(page, 'fields/ReferencesField', 'PolyReferencesField'), {
      source,
      by: field.ref.toBy,
      targets: targets(page, field),
      chips,
    });
  }
  const target = entityOf(page.model, field.ref?.to ?? '');
  // Without a list call the console cannot load names, so it shows the id.
  if (!isListed(target)) return element(component(page, 'fields/TextField'), { source });
  return field.kind === 'refs'
    ? element(component(page, 'fields/ReferencesField'), { source, chips, '...': targetCode(page, target) })
    : element(component(page, 'fields/ReferenceField'), {
        source,
        snapshot: field.ref?.snapshot,
        '...': targetCode(page, target),
      });
}

/** An instant, with the time at the screen that a sibling names; the records of that screen can be listed, or it stands alone. */
function instant(page: Page, { name, zone }: Field): string {
  const screen = page.entity.fields.find((field) => field.name === zone)?.ref?.to;
  const target = screen === undefined ? undefined : entityOf(page.model, screen);
  if (!target || !isListed(target)) return element(component(page, 'fields/InstantField'), { source: name });
  return element(component(page, 'fields/ScreenInstantField'), {
    source: name,
    by: zone,
    '...': targetCode(page, target),
  });
}

/** Prints the component that shows a field's value. */
export function cell(page: Page, field: Field, place: Place): string {
  const source = field.name;
  const widget =
    field.widget === undefined || (field.widget === 'multiline' && place === 'cell')
      ? undefined
      : WIDGETS[field.widget];
  if (widget) return widget(page, source);
  switch (field.kind) {
    case 'state':
      return element(component(page, 'fields/StateField'), { source, states: own(page, 'States', 'states') });
    case 'enum':
      return element(component(page, 'fields/EnumField'), { source, colors: colors(field) });
    case 'integer':
    case 'number':
      return element(component(page, 'fields/NumberField'), { source });
    case 'money':
      return element(component(page, 'fields/MoneyField'), { source });
    case 'boolean':
      return element(component(page, 'fields/BooleanField'), { source });
    case 'instant':
      return instant(page, field);
    case 'time':
      return field.zone === undefined
        ? element(component(page, 'fields/TextField'), { source })
        : element(component(page, 'fields/LocalTimeField'), { source });
    case 'date':
      return element(component(page, 'fields/DateField'), { source });
    case 'ref':
    case 'refs':
      return reference(page, field, place);
    case 'file':
    case 'files':
      return element(component(page, 'fields/FileField'), {
        source,
        picture: field.file?.accept.every((accepted) => PICTURES.has(accepted)),
      });
    case 'json':
      return field.values
        ? element(component(page, 'fields/EnumField'), { source })
        : element(component(page, 'fields/JsonField'), { source });
    default:
      return element(component(page, 'fields/TextField'), { source });
  }
}
