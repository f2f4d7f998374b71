import type { WidgetIconName } from '#core/entity/icons.ts';
import type { Expr } from '../expression/types.ts';
import type { EntityFile } from '../grammar/entity.ts';
import { draftEntity } from './entity.ts';
import { EntityBuilder, type Shared } from './entityBuilder.ts';
import { buildForm } from './forms.ts';
import { buildRules } from './rules.ts';
import { finishFields } from './scopes.ts';
import type { WidgetSource } from './sources.ts';
import type { Entity, Field, Label } from './types.ts';
import { checkWhens, gatedFields } from './whens.ts';

/** Limit on how many widgets of a kind one layout has (LAY-04). */
export interface WidgetLimit {
  most: number;
  /** Which of them are counted; absent: all. */
  where?: Expr;
  /** Its own sentence, and the key of it. */
  rule?: string;
  msg?: Label;
}

/** Widget of layouts, declared in schemas/widgets/. */
export interface WidgetDef {
  kind: string;
  /** Its properties as the fields of an entity, with its rules, form and words; without calls and table. */
  entity: Entity;
  perm?: string;
  icon: WidgetIconName;
  size: { width: number; height: number };
  limits: readonly WidgetLimit[];
  opaque: boolean | Expr;
  area: boolean;
  /** Properties that count in design pixels, with their bounds. */
  scales: Readonly<Record<string, { min: number; max: number }>>;
  /** Values of one as somebody fills it in. */
  sample: Readonly<Record<string, string | number | boolean>>;
}

/** Says whether what a property holds is chosen from what is there, a material or a page: no sample of it can be written down. */
export const isChosen = ({ ref, widget }: Field): boolean => ref !== undefined || widget === 'layoutPage';

/** Refuses a sample of what is no property, and one that lacks what the widget shows nothing without. */
function checkSample(builder: EntityBuilder, fields: readonly Field[], sample: WidgetDef['sample']): void {
  for (const name of Object.keys(sample))
    if (!fields.some((field) => field.name === name))
      builder.problem(['x-layout', 'sample', name], 'sample', `"${name}" is no property of this widget`);
  for (const field of fields)
    if (field.required && (field.default ?? '') === '' && !isChosen(field) && !(field.name in sample))
      builder.problem(['x-layout'], 'sample', `a sample needs "${field.name}", without which it shows nothing`);
}

/** Name under which the properties of a kind stand in messages and rules: `clockWidget`. */
const nameOf = (kind: string): string => `${kind}Widget`;

/** Returns the bounds of the properties that count in design pixels; refuses those that are no whole numbers with bounds. */
function scalesOf(builder: EntityBuilder, fields: ReadonlyMap<string, Field>, names: readonly string[]) {
  return Object.fromEntries(
    names.flatMap((name, index) => {
      const { type, minimum, maximum } = fields.get(name)?.json ?? {};
      if (type === 'integer' && typeof minimum === 'number' && typeof maximum === 'number')
        return [[name, { min: minimum, max: maximum }]];
      const at = ['x-layout', 'scales', index];
      builder.problem(at, 'scales', `"${name}" is no whole number with minimum and maximum of this widget`);
      return [];
    }),
  );
}

/** Makes the declaration of a widget from its file, with the fields, expressions and rules of the entities' language. */
export function buildWidget(shared: Shared, { file, data }: WidgetSource): WidgetDef {
  const { label, perm, icon, size, opaque, area, limits = [], scales = [], sample = {} } = data['x-layout'];
  const asEntity: EntityFile = {
    $id: nameOf(data.$id),
    type: 'object',
    'x-entity': { label, perm: { list: 'open' }, scope: 'none' },
    properties: data.properties ?? {},
    ...(data.required ? { required: data.required } : {}),
    ...(data['x-rules'] ? { 'x-rules': data['x-rules'] } : {}),
    ...(data['x-form'] ? { 'x-form': data['x-form'] } : {}),
  };
  const builder = new EntityBuilder(shared, { file, data: asEntity, isWidget: true });
  builder.permission(perm, ['x-layout', 'perm']);
  const { drafts, scope } = draftEntity(builder);
  const declared = finishFields(builder, drafts, scope).filter((field) => field.declared);
  const form = buildForm(builder, new Map(declared.map((field) => [field.name, field])), scope);
  const fields = gatedFields(declared, form);
  const byName = new Map(fields.map((field) => [field.name, field]));
  checkWhens(builder, byName, form);
  checkSample(builder, fields, sample);
  const opaqueWhen =
    typeof opaque === 'string' ? builder.expression(['x-layout', 'opaque'], opaque, 'boolean', scope) : undefined;
  return {
    kind: data.$id,
    entity: entityOf(builder, { fields, form, rules: buildRules(builder, byName, scope, []) }),
    ...(perm === undefined ? {} : { perm }),
    icon,
    size: { width: size[0], height: size[1] },
    limits: limits.map(({ most, where, msg }, index) => {
      const counted =
        where === undefined
          ? undefined
          : builder.expression(['x-layout', 'limits', index, 'where'], where, 'boolean', scope);
      return {
        most,
        ...(counted ? { where: counted } : {}),
        ...(msg ? { rule: `${builder.name}.limit${index + 1}`, msg } : {}),
      };
    }),
    opaque: typeof opaque === 'boolean' ? opaque : (opaqueWhen ?? false),
    area: area ?? false,
    scales: scalesOf(builder, byName, scales),
    sample,
  };
}

/** Returns the entity that the emitters of forms, words and rules read: nothing but fields, form and rules. */
const entityOf = (builder: EntityBuilder, own: Pick<Entity, 'fields' | 'form' | 'rules'>): Entity => ({
  names: builder.names,
  label: builder.label,
  stored: false,
  systems: builder.systems,
  route: {},
  belongsBy: [],
  display: 'id',
  perm: { list: 'open' },
  scope: 'none',
  storage: { index: [], unique: [], global: [] },
  actions: [],
  list: {
    columns: [],
    filters: [],
    sort: { field: 'createdAt', order: 'desc' },
    views: [],
    search: [],
    narrow: [],
    totals: [],
  },
  show: { sections: [], related: [] },
  calls: [],
  source: builder.at(['$id'], 'value'),
  ...own,
});
