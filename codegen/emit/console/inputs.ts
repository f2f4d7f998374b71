import type { FieldWidget } from '#core/entity/widgets.ts';
import type { Field } from '../../model/types.ts';
import { targets } from './cells.ts';
import { code, element, type Value } from './jsx.ts';
import { keyOf } from './keys.ts';
import { component, entityOf, hasPage, isListed, parentOf, targetCode, type Page } from './page.ts';
import { refFilter } from './refFilter.ts';

type Props = Readonly<Record<string, Value>>;

const bound = (field: Field, keyword: string): number | undefined => {
  const value = field.json[keyword];
  return typeof value === 'number' ? value : undefined;
};

/** Most decimal places of a number: a double has no more. */
const ALL_PLACES = 15;

/** Decimal places of a number: those of its step (multipleOf); without one no digit is cut. */
function scaleOf(field: Field): number {
  const step = bound(field, 'multipleOf');
  if (step === undefined) return ALL_PLACES;
  const [digits = '', power = '0'] = String(step).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(power));
}

const most = (field: Field): number | undefined => bound(field, 'maxItems');

/** Length from which a text gets an input with several lines. */
const LONG = 150;

const TYPES: Readonly<Record<string, string>> = { email: 'email', uri: 'url' };

/** Returns suggestions: names of other records, if they can be listed. */
function offered(page: Page, { suggest }: Field): Props | undefined {
  const target = suggest && entityOf(page.model, suggest.to);
  if (!target || !isListed(target)) return undefined;
  return { filter: refFilter(suggest.filter, target), '...': targetCode(page, target) };
}

function text(page: Page, field: Field, props: Props): string {
  const maxLength = bound(field, 'maxLength');
  const format = typeof field.json.format === 'string' ? TYPES[field.json.format] : undefined;
  const isLong =
    field.widget === 'multiline' ||
    (maxLength !== undefined && maxLength >= LONG && format === undefined && field.widget === undefined);
  const words = offered(page, field);
  return element(component(page, words ? 'inputs/SuggestInput' : 'inputs/TextInput'), {
    ...props,
    type: field.widget === 'password' ? 'password' : format,
    maxLength,
    multiline: isLong,
    ...words,
  });
}

/** An instant that several screens share: its input says whose clock it is typed by. */
const everywhere = ({ zone }: Field): true | undefined => zone === 'each' || undefined;

type Print = (page: Page, field: Field, props: Props) => string;

/** Component that edits a value, by widget; null: the one of the field's kind. */
const WIDGETS: Readonly<Record<FieldWidget, Print | null>> = {
  addresses: (page, field, props) => element(component(page, 'inputs/AddressesInput'), { ...props, max: most(field) }),
  bytes: null,
  callName: null,
  duration: null,
  entityName: null,
  errorName: null,
  multiline: null,
  password: null,
  slider: (page, field, props) =>
    element(component(page, 'inputs/SliderInput'), {
      ...props,
      min: bound(field, 'minimum') ?? 0,
      max: bound(field, 'maximum') ?? 100,
      step: bound(field, 'multipleOf'),
    }),
  color: (page, _field, props) => element(component(page, 'inputs/ColorInput'), props),
  weekdays: (page, _field, props) => element(component(page, 'inputs/WeekdaysInput'), props),
  timeWindows: (page, field, props) =>
    element(component(page, 'inputs/TimeWindowsInput'), { ...props, max: most(field) }),
  dates: (page, field, props) => element(component(page, 'inputs/DatesInput'), { ...props, max: most(field) }),
  district: (page, _field, props) => element(component(page, 'inputs/DistrictInput'), props),
  screenCode: (page, _field, props) => element(component(page, 'inputs/ScreenCodeInput'), props),
  timeZone: (page, _field, props) => element(component(page, 'inputs/TimeZoneInput'), props),
  layoutPage: (page, _field, props) => element(component(page, 'inputs/OfferedInput'), { ...props, of: 'layoutPage' }),
  periodEnd: (page, field, props) =>
    element(component(page, 'inputs/InstantInput'), { ...props, end: true, everywhere: everywhere(field) }),
  permissionTree: (page, _field, props) =>
    element(component(page, 'inputs/PermissionTreeInput'), {
      ...props,
      permissions: code(page.imports.value('permissions', '#generated/model/permissions.gen.ts')),
    }),
};

function reference(page: Page, field: Field, props: Props): string {
  const { ref } = field;
  if (ref?.toBy !== undefined) {
    return element(component(page, 'inputs/PickerInput', 'PolyReferenceInput'), {
      ...props,
      by: ref.toBy,
      targets: targets(page, field),
      max: field.kind === 'refs' ? most(field) : undefined,
      single: field.kind === 'ref' || undefined,
    });
  }
  const target = entityOf(page.model, ref?.to ?? '');
  if (!isListed(target)) return text(page, field, props);
  const filter = refFilter(ref?.filter, target);
  const create = ref?.create === 'inline' && hasPage(target, 'create') ? target.perm.create : undefined;
  const of = { across: ref?.across || undefined, '...': targetCode(page, target) };
  if (field.kind === 'refs') {
    const input = component(page, 'inputs/PickerInput', 'ReferencePickerInput');
    return element(input, { ...props, filter, create, max: most(field), ...of });
  }
  const parent = parentOf(target);
  if (ref?.widget === 'tree' && parent !== undefined)
    return element(component(page, 'inputs/TreeSelectInput'), { ...props, parent, ...of });
  const preset = ref?.preset === 'only' || undefined;
  return element(component(page, 'inputs/ReferenceInput'), { ...props, filter, create, preset, ...of });
}

function document(page: Page, field: Field, props: Props): string {
  if (field.values)
    return element(component(page, 'inputs/EnumInput', 'EnumsInput'), {
      ...props,
      values: field.values.map(({ value }) => value),
      perms: field.perm.values,
    });
  const items = field.json.items;
  const isWords = typeof items === 'object' && items !== null && 'type' in items && items.type === 'string';
  return isWords
    ? element(component(page, 'inputs/JsonInput', 'WordsInput'), props)
    : element(component(page, 'inputs/JsonInput'), props);
}

function byKind(page: Page, field: Field, props: Props): string {
  const [min, max] = [bound(field, 'minimum'), bound(field, 'maximum')];
  switch (field.kind) {
    case 'integer':
      return element(component(page, 'inputs/NumberInput'), { ...props, min, max });
    case 'number':
      return element(component(page, 'inputs/NumberInput'), { ...props, min, max, scale: scaleOf(field) });
    case 'money':
      return element(component(page, 'inputs/MoneyInput'), props);
    case 'boolean':
      return element(component(page, 'inputs/BooleanInput'), { ...props, required: undefined });
    case 'enum':
    case 'state':
      return element(component(page, 'inputs/EnumInput'), {
        ...props,
        values: field.values?.map(({ value }) => value) ?? [],
        perms: field.perm.values,
      });
    case 'instant':
      return element(component(page, 'inputs/InstantInput'), { ...props, everywhere: everywhere(field) });
    case 'date':
      return element(component(page, 'inputs/DateInput'), props);
    case 'time':
      return element(component(page, 'inputs/TimeInput'), props);
    case 'ref':
    case 'refs':
      return reference(page, field, props);
    case 'file':
    case 'files':
      return element(component(page, 'inputs/FileInput'), {
        ...props,
        accept: field.file?.accept ?? [],
        maxBytes: field.file?.maxBytes,
        maxCount: field.file?.maxCount ?? most(field),
        multiple: field.kind === 'files',
      });
    case 'json':
      return document(page, field, props);
    default:
      return text(page, field, props);
  }
}

const withoutHelp = (field: Field, key: string): string | undefined => (field.help === undefined ? undefined : key);

const print: Print = (page, field, props) => ((field.widget && WIDGETS[field.widget]) ?? byKind)(page, field, props);

/** Prints the input of a field in the entity's form. */
export function input(page: Page, field: Field): string {
  return print(page, field, {
    source: field.name,
    required: field.required,
    help: withoutHelp(field, keyOf.help(page.entity, field.name)),
  });
}

/** Prints the input of a field in an action's form, with the label of the action. */
export function formInput(page: Page, action: string, field: Field): string {
  const { entity } = page;
  return print(page, field, {
    key: field.name,
    source: field.name,
    label: keyOf.formField(entity, action, field.name),
    required: field.required,
    help: withoutHelp(field, keyOf.formHelp(entity, action, field.name)),
    words:
      field.kind === 'enum' || (field.kind === 'json' && field.values) ? `forms.${action}.${field.name}` : undefined,
  });
}
