import * as z from 'zod/mini';
import type { EntityMeta, FieldMeta, StatesMeta } from '#core/entity/meta.ts';
import { eq, ge, instant, isMissing, type Rule, type Whens } from '#core/entity/rule.ts';
import type { ActionForms, LoadActionForms } from '#src/ui/actions/actionForms.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { MoneyField } from '#src/ui/fields/MoneyField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import { EnumInput } from '#src/ui/inputs/EnumInput.tsx';
import { MoneyInput } from '#src/ui/inputs/MoneyInput.tsx';
import { NumberInput } from '#src/ui/inputs/NumberInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';

const field = (name: string, kind: FieldMeta['kind'], more: Partial<FieldMeta> = {}): FieldMeta => ({
  name,
  kind,
  nullable: true,
  required: false,
  readOnly: false,
  writeOnly: false,
  derived: false,
  in: ['list', 'one', 'create', 'update'],
  ...more,
});

const state = (color: StatesMeta['values'][string]['color']) => ({ color, hidden: false, final: false });

/** An entity that is nobody's: the runtime is tried on it as generated code would. Its words are those of ads. */
export const gadgetMeta: EntityMeta = {
  name: 'ad',
  resource: 'ads',
  table: 'ads',
  systems: ['YXF'],
  display: 'name',
  perm: { list: 'ad.view', create: 'ad.add', edit: 'ad.edit' },
  scope: {},
  fields: [
    field('id', 'id', { readOnly: true, in: ['list', 'one'] }),
    field('name', 'text', { required: true }),
    field('type', 'enum', { values: ['common', 'insertion'], default: 'common' }),
    field('kind', 'enum', { values: ['url', 'text'], default: 'text' }),
    field('playCycleS', 'integer', { required: true }),
    field('url', 'text'),
    field('text', 'text', { writeOnly: true }),
    field('position', 'money', { writePerm: 'ad.price' }),
    field('status', 'state', { readOnly: true }),
    field('startAt', 'instant'),
  ],
  states: {
    field: 'status',
    initial: 'pendingPlay',
    final: 'deleted',
    values: {
      pendingPlay: state('info'),
      playing: state('success'),
      paused: state('neutral'),
      expired: state('neutral'),
      deleted: { ...state('neutral'), final: true },
    },
    system: [],
  },
  actions: [
    {
      name: 'pause',
      perm: 'ad.disable',
      from: ['playing', 'pendingPlay'],
      to: ['paused'],
      bulk: 200,
      confirm: 'ask',
      irreversible: false,
      call: 'pause',
      sets: [],
      deletes: false,
      form: false,
    },
    {
      name: 'reject',
      perm: 'adAudit.fail',
      from: ['pendingPlay'],
      to: ['expired'],
      bulk: 200,
      confirm: 'none',
      irreversible: true,
      call: 'reject',
      sets: [],
      deletes: false,
      form: true,
    },
    {
      name: 'start',
      perm: 'ad.enable',
      from: ['paused'],
      to: ['playing'],
      bulk: 1,
      confirm: 'none',
      irreversible: false,
      call: 'start',
      sets: [],
      deletes: false,
      form: false,
    },
    {
      name: 'delete',
      perm: 'ad.delete',
      bulk: 1,
      confirm: 'danger',
      typeToConfirm: 'name',
      irreversible: false,
      call: 'delete',
      sets: [],
      deletes: true,
      form: false,
    },
  ],
  views: [
    { name: 'list', perm: 'ad.view' },
    { name: 'adv_audit', perm: 'adAudit.view', actions: ['reject'] },
  ],
  search: ['name'],
  sortable: ['name', 'status', 'startAt'],
  filters: { status: ['eq', 'in'], startAt: ['between'] },
  sort: { field: 'startAt', order: 'desc' },
  lock: ['type'],
  verbs: { YXF: ['list', 'one', 'create', 'update', 'pause', 'reject', 'start', 'delete'] },
};

export const gadgetColumns: readonly Column[] = [
  { source: 'status', cell: <StateField source="status" states={gadgetMeta.states!} />, sortable: true },
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  {
    source: 'startAt',
    cell: <InstantField source="startAt" />,
    sortable: true,
    alert: (v, c) => ge(c.now, instant(v['startAt'])),
  },
  { source: 'position', cell: <MoneyField source="position" />, align: 'right', perm: 'ad.monitor' },
  { source: 'url', cell: <TextField source="url" />, hidden: true },
];

export const gadgetFilters: readonly FilterDef[] = [
  { source: 'status', kind: 'choice', values: ['pendingPlay', 'playing', 'paused', 'expired'] },
  { source: 'startAt', kind: 'range', of: 'instant', presets: ['today'] },
];

const forms: ActionForms = {
  reject: {
    schema: z.strictObject({ reason: z.string().check(z.minLength(1), z.maxLength(20)) }),
    inputs: [<TextInput key="reason" source="reason" label="resources.ads.forms.reject.reason" required />],
  },
};

export const gadgetForms: LoadActionForms = () => Promise.resolve(forms);

const whens: Whens = {
  playCycleS: (v) => eq(v['type'], 'insertion'),
  url: (v) => eq(v['kind'], 'url'),
};

const rules: readonly Rule[] = [
  {
    id: 'required',
    at: 'playCycleS',
    reads: ['type', 'playCycleS'],
    assert: (v) => !eq(v['type'], 'insertion') || !isMissing(v['playCycleS']),
  },
  {
    id: 'ad.endLead',
    at: 'url',
    reads: ['kind', 'url', 'name'],
    assert: (v) => v['url'] !== 'http://bad.example',
  },
];

const text = () => z.nullish(z.string());

const shape = {
  name: z.string().check(z.minLength(1), z.maxLength(50)),
  type: z.optional(z.enum(['common', 'insertion'])),
  kind: z.optional(z.enum(['url', 'text'])),
  playCycleS: z.nullish(z.int().check(z.minimum(10))),
  url: text(),
  text: text(),
  position: z.nullish(z.int()),
};

/** An update does not carry what is locked after create. */
const { type: _locked, ...changeable } = shape;

const common: Omit<FormDef, 'kind' | 'sections'> = {
  meta: gadgetMeta,
  inputs: {
    name: <TextInput source="name" required maxLength={50} />,
    type: <EnumInput source="type" values={['common', 'insertion']} />,
    playCycleS: <NumberInput source="playCycleS" required min={10} />,
    kind: <EnumInput source="kind" values={['url', 'text']} />,
    url: <TextInput source="url" />,
    text: <TextInput source="text" />,
    position: <MoneyInput source="position" />,
  },
  create: z.strictObject(shape),
  update: z.strictObject({
    id: z.string(),
    rev: z.optional(z.int()),
    ...changeable,
    name: z.optional(shape.name),
    text: z.nullish(z.string()),
  }),
  rules,
  whens,
};

export const steppedForm: FormDef = {
  ...common,
  kind: 'steps',
  sections: [
    { name: 'info', label: 'resources.ads.steps.info', rows: [['name'], ['type', 'playCycleS']] },
    { name: 'material', label: 'resources.ads.steps.material', rows: [['kind'], ['url'], ['text'], ['position']] },
  ],
};

export const plainForm: FormDef = {
  ...common,
  kind: 'groups',
  sections: [{ name: 'base', rows: steppedForm.sections.flatMap(({ rows }) => rows) }],
};

export const gadget = (id: string, more: object = {}) => ({
  id,
  name: `Gadget ${id}`,
  status: 'playing',
  type: 'common',
  kind: 'text',
  startAt: '2027-01-05T04:00:00Z',
  position: 1250,
  rev: 3,
  ...more,
});
