/** Types of the model of an entity: every reference resolved, every default filled in, every expression typed, frozen. */
import type {
  ActionMeta,
  ColumnMeta,
  CallKind,
  FieldKind,
  FileMeta,
  FilterOp,
  InputRefMeta,
  MembersMeta,
  Operation,
  StatusColor,
  System,
  EntityMeta,
  TotalMeta,
} from '#core/entity/meta.ts';
import type { FieldWidget, FilterWidget, Preset, ReferenceWidget } from '#core/entity/widgets.ts';
import type { Expr } from '../expression/types.ts';
import type { Path } from '../load.ts';

export interface Label {
  zh: string;
  en: string;
}

/** Position of a fact in a schema file, for messages, banners and Alt-click. */
export interface Source {
  /** Relative to the project: "schemas/ad.yaml". */
  file: string;
  line: number;
  column: number;
  /** Keys and indexes from the root of the file: x-list, columns, 3. */
  path: Path;
}

/** Spellings of an entity's name (names.ts). */
export interface Names {
  /** adSlot */
  camel: string;
  /** AdSlot */
  pascal: string;
  /** adSlots */
  camels: string;
  /** AdSlots */
  pascals: string;
  /** ad-slots: resource and folder name */
  kebabs: string;
  /** ad_slots: table name */
  snakes: string;
}

/** JSON Schema of a value, with standard keywords only. */
export type JsonSchema = { readonly [key: string]: unknown };

export interface EnumValue {
  value: string;
  label: Label;
  color?: StatusColor;
}

export interface Field {
  name: string;
  label: Label;
  help?: Label;
  /** Question to confirm before a change of it is saved. */
  confirm?: Label;
  /** Decides what plays (x-touches). */
  touches?: true;
  /** Clock that it goes by (x-zone): `each` screen's, or that of the screen which the named field refers to. */
  zone?: string;
  /** Message for a value of another form or beyond its bounds. */
  invalid?: Label;
  /** Message for an empty value. */
  empty?: Label;
  kind: FieldKind;
  /** Standard keywords only; for `state` with its enum filled in. The type never includes null: see `nullable`. */
  json: JsonSchema;
  nullable: boolean;
  required: boolean;
  readOnly: boolean;
  writeOnly: boolean;
  in: ReadonlySet<Operation>;
  /** Condition under which the field is on: its own x-when and that of its section of the form. */
  when?: Expr;
  /** The condition as written, for readers. */
  whenText?: string;
  derive?: Expr;
  /** `values`: permission per value, needed to choose it; `when`: condition for records on which it may be changed. */
  perm: {
    read?: string;
    mode?: readonly System[];
    write?: string;
    values?: Readonly<Record<string, string>>;
    when?: Expr;
  };
  ref?: {
    to?: string;
    toBy?: string;
    filter?: Expr;
    create?: 'inline';
    preset?: 'only';
    widget?: ReferenceWidget;
    snapshot?: string;
    across?: true;
  };
  /** Rows whose value keeps the named record of this entity from being deleted (x-keeps). */
  keeps?: { of: string; while?: Expr; refuse: string };
  /** Records of another entity whose names the input offers. */
  suggest?: { to: string; filter?: Expr };
  file?: FileMeta;
  /** Personal data (x-personal). */
  personal?: true;
  values?: readonly EnumValue[];
  widget?: FieldWidget;
  /** Copy by the store from the record that a sibling names (x-copy). */
  copy?: NonNullable<ColumnMeta['copy']>;
  /** Previous name (x-was). */
  was?: string;
  default?: unknown;
  /** True for id corpId deptId creatorId createdAt updatedAt rev deletedAt. */
  base: boolean;
  /** True if the YAML names it: other base fields are neither shown nor answered (id and rev are always answered). */
  declared: boolean;
  source: Source;
}

export interface State {
  name: string;
  label: Label;
  color: StatusColor;
  final: boolean;
  hidden: boolean;
  source: Source;
}

export interface States {
  field: string;
  initial: string;
  final?: string;
  kept?: true;
  values: readonly State[];
  /** `signals`: signals in `when`, implemented in server/policies. */
  system: readonly { from: readonly string[]; to: string; when: Expr; signals: readonly string[]; source: Source }[];
}

/** Condition on the stored record, and the error if it is false (`refuse`). */
export interface ConditionDef {
  holds: Expr;
  error?: string;
}

/** Action: core's ActionMeta with facts that only emitters need. */
export interface Action extends Omit<ActionMeta, 'form'> {
  label: Label;
  /** Its effect, shown before it is confirmed. */
  help?: Label;
  /** Fields of its form. Without `to`, those with the name of an entity's field are in `sets`. */
  form: readonly Field[];
  /** Of these, fields of the entity by their own names: asked of one record, they begin with its values. */
  begins: readonly string[];
  /** Fields of the record that are shown over the form. */
  shows: readonly string[];
  /** True if a handler must be written by hand. */
  needsHandler: boolean;
  conditions?: readonly ConditionDef[];
  source: Source;
}

export interface RuleDef {
  id: string;
  at: string;
  /** `create`, `update` and actions by name. */
  on: readonly string[];
  assert: Expr;
  msg: Label;
  source: Source;
}

export interface ListColumn {
  field: string;
  hidden: boolean;
  alert?: Expr;
  when?: Expr;
  /** Source of the column; that of the field if the schema names no columns. */
  source: Source;
}

export interface ListFilter {
  field: string;
  op: FilterOp;
  pinned: boolean;
  as?: FilterWidget;
  place?: 'bar' | 'sidebar';
  presets?: readonly Preset[];
  /** Source of the filter; that of the field if the schema names no filters. */
  source: Source;
}

export interface ListView {
  /** `list` for the default view. */
  name: string;
  label: Label;
  perm: string;
  where?: Expr;
  actions?: readonly string[];
  source: Source;
}

export interface FormSection {
  name: string;
  label?: Label;
  /** Rows of fields; fields of one inner array are side by side. */
  rows: readonly (readonly string[])[];
  when?: Expr;
  /** The condition as written. */
  whenText?: string;
  /** Source of the section; that of the entity if the schema has none. */
  source: Source;
}

export interface FormDef {
  kind: 'steps' | 'groups';
  sections: readonly FormSection[];
  lock: readonly string[];
  /** Fields that are locked while a condition on the stored record holds, and the error that says why. */
  locks: readonly { fields: readonly string[]; holds: Expr; error: string }[];
  /** Fields of a bulk edit. */
  bulk: readonly string[];
  /** Duplication of a record: fields that a copy leaves empty, fields that get a new name, and the one that names the original. */
  duplicate?: { clear: readonly string[]; rename: readonly string[]; of?: string };
  /** Condition for records that can be duplicated; absent: all. */
  copyable?: readonly ConditionDef[];
  /** Condition for records that can be changed at all; absent: all. */
  conditions?: readonly ConditionDef[];
}

/** Reference from another entity to this one; it gives a related list on this entity's page. */
export interface Related {
  /** "ad.campaignId" */
  name: string;
  entity: string;
  field: string;
  /** True for an array of references. */
  many: boolean;
  /** Sibling whose value must be this entity's name, if the reference can point to several entities. */
  by?: string;
}

export interface CallDef {
  /** `<entity>.<verb>` */
  name: string;
  verb: string;
  /** Name of the call in the operation log. */
  label: Label;
  kind: CallKind;
  /** Paths with ".shtml". */
  paths: readonly string[];
  legacyPaths: readonly string[];
  perm: string;
  systems: readonly System[];
  write: boolean;
  limit: number;
  download: boolean;
  /** Writes a line into the operation log. */
  logged: boolean;
  /** JSON Schemas of payload and data from x-calls; absent if the verb implies them. */
  input?: JsonSchema;
  output?: JsonSchema;
  /** References inside that payload. */
  refs: readonly InputRefMeta[];
  /** Action that it runs, if any. */
  action?: string;
  /** It moves money: its payload has a key (x-calls.money). */
  money?: true;
  needsHandler: boolean;
  /** Its form is a page of the console; true by default. */
  page: boolean;
  source: Source;
}

export interface Entity {
  names: Names;
  label: Label;
  /** False for `storage: none`: a service with calls only. */
  stored: boolean;
  systems: readonly System[];
  /** Path of the list by system, with a leading slash; default "/<resource>". */
  route: Partial<Record<System, string>>;
  display: string;
  perm: { list: string; create?: string; edit?: string; export?: string };
  scope: EntityMeta['scope'];
  storage: {
    index: readonly (readonly string[])[];
    across?: readonly (readonly string[])[];
    unique: readonly (readonly string[])[];
    global: readonly string[];
    appendOnly?: true;
  };
  /** Message for a reference to a record that does not exist. */
  missing?: Label;
  live?: { everyMs: number };
  members?: MembersMeta;
  /** Fields by which its records are members of others. */
  belongsBy: readonly string[];
  /** Base fields first (as declared), then the others in the order of the file. */
  fields: readonly Field[];
  states?: States;
  actions: readonly Action[];
  rules: readonly RuleDef[];
  list: {
    /** Name of the list, where it is not the plural of the entity. */
    label?: Label;
    columns: readonly ListColumn[];
    filters: readonly ListFilter[];
    sort: { field: string; order: 'asc' | 'desc' };
    views: readonly ListView[];
    search: readonly string[];
    /** References by which a picker narrows its records. */
    narrow: readonly string[];
    totals: readonly TotalMeta[];
  };
  form: FormDef;
  show: { sections: readonly FormSection[]; related: readonly Related[] };
  /** x-import: verb of its call, verb of its template if any, and columns of the sheet. */
  importing?: { perm: string; columns: readonly string[]; verb: string; template?: string };
  /** x-export: verb of its call, and columns of the sheet. */
  exporting?: { perm: string; columns: readonly string[]; verb: string };
  calls: readonly CallDef[];
  source: Source;
}
