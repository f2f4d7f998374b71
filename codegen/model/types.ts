/** Types of the model of an entity: every reference resolved, every default filled in, every expression typed, frozen. */
import type {
  ActionMeta,
  CallKind,
  FieldKind,
  FileMeta,
  FilterOp,
  Operation,
  StatusColor,
  System,
  EntityMeta,
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
  /** Keys and indexes from the root of that file: x-list, columns, 3. */
  path: Path;
}

/** All spellings of an entity's name (names.ts). */
export interface Names {
  /** adSlot */
  camel: string;
  /** AdSlot */
  pascal: string;
  /** adSlots */
  camels: string;
  /** AdSlots */
  pascals: string;
  /** ad-slots: resource and folder */
  kebabs: string;
  /** ad_slots: table */
  snakes: string;
}

/** JSON Schema of a value, with nothing but standard keywords. */
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
  /** Asked before a change of it is saved. */
  confirm?: Label;
  /** Said where it must not be empty and is. */
  empty?: Label;
  kind: FieldKind;
  /** Standard keywords only; for `state` with its enum filled in. Never has null in its type: see `nullable`. */
  json: JsonSchema;
  nullable: boolean;
  required: boolean;
  readOnly: boolean;
  writeOnly: boolean;
  in: ReadonlySet<Operation>;
  /** Condition under which the field is on: its own x-when and that of its section of the form. */
  when?: Expr;
  /** The same as written, for readers. */
  whenText?: string;
  derive?: Expr;
  /** `values`: who may choose a value, by the value; `when`: of which records it may be changed. */
  perm: { read?: string; write?: string; values?: Readonly<Record<string, string>>; when?: Expr };
  ref?: {
    to?: string;
    toBy?: string;
    filter?: Expr;
    create?: 'inline';
    widget?: ReferenceWidget;
    snapshot?: string;
    across?: true;
  };
  file?: FileMeta;
  values?: readonly EnumValue[];
  widget?: FieldWidget;
  /** Its name before. */
  was?: string;
  default?: unknown;
  /** One of id corpId deptId creatorId createdAt updatedAt rev deletedAt. */
  base: boolean;
  /** Named in the YAML: base fields that are not are neither shown nor answered (id and rev are always answered). */
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
  values: readonly State[];
  /** `signals`: the names in `when` that server/policies answers. */
  system: readonly { from: readonly string[]; to: string; when: Expr; signals: readonly string[]; source: Source }[];
}

/** A condition on a record as it is (`when`), and the error that says why it does not hold (`refuse`). */
export interface ConditionDef {
  when: Expr;
  error?: string;
}

/** As core's ActionMeta, with what only the printed pages need. */
export interface Action extends Omit<ActionMeta, 'form'> {
  label: Label;
  /** Fields of its form; those named like a field of the entity are in `sets` if there is no `to`. */
  form: readonly Field[];
  /** True if a handler must be written by hand. */
  needsHandler: boolean;
  condition?: ConditionDef;
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
  /** Of the field, where the schema names no columns. */
  source: Source;
}

export interface ListFilter {
  field: string;
  op: FilterOp;
  pinned: boolean;
  as?: FilterWidget;
  place?: 'bar' | 'sidebar';
  presets?: readonly Preset[];
  /** Of the field, where the schema names no filters. */
  source: Source;
}

export interface ListView {
  /** `list` for the default one. */
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
  /** Fields in rows: fields of one inner array stand side by side. */
  rows: readonly (readonly string[])[];
  when?: Expr;
  /** As written. */
  whenText?: string;
  /** Of the entity, where the schema has no such section. */
  source: Source;
}

export interface FormDef {
  kind: 'steps' | 'groups';
  sections: readonly FormSection[];
  lock: readonly string[];
  /** Fields that can be changed on many records at once. */
  bulk: readonly string[];
  /** A record can be duplicated: what a copy leaves out, and what it gets a new name in. */
  duplicate?: { clear: readonly string[]; rename: readonly string[] };
  /** Condition for records that can be changed at all; absent: all. */
  condition?: ConditionDef;
}

/** A reference of another entity that can mean a record of this one: the list of what refers to it stands on its page. */
export interface Related {
  /** "ad.campaignId" */
  name: string;
  entity: string;
  field: string;
  /** An array of references. */
  many: boolean;
  /** Sibling whose value must be this entity's name: what is referred to may be several entities. */
  by?: string;
}

export interface CallDef {
  /** `<entity>.<verb>` */
  name: string;
  verb: string;
  /** Name of the call in the operation log. */
  label: Label;
  kind: CallKind;
  /** With ".shtml". */
  paths: readonly string[];
  legacyPaths: readonly string[];
  perm: string;
  systems: readonly System[];
  write: boolean;
  limit: number;
  download: boolean;
  /** Declared in x-calls: JSON Schema of payload and data. Absent where the verb's shape is known. */
  input?: JsonSchema;
  output?: JsonSchema;
  /** The action behind it, if any. */
  action?: string;
  needsHandler: boolean;
  /** Its form is a page of the console: true unless the schema says that there is none. */
  page: boolean;
  source: Source;
}

export interface Entity {
  names: Names;
  label: Label;
  /** False for `storage: none`: calls only. */
  stored: boolean;
  systems: readonly System[];
  /** The spec's path of the list, per system, with a leading slash; default "/<resource>". */
  route: Partial<Record<System, string>>;
  display: string;
  perm: { list: string; create?: string; edit?: string; export?: string };
  scope: EntityMeta['scope'];
  storage: { index: readonly (readonly string[])[]; unique: readonly (readonly string[])[]; global: readonly string[] };
  /** Said where one is named that does not exist. */
  missing?: Label;
  live?: { everyMs: number };
  /** Base fields first (as declared), then as written. */
  fields: readonly Field[];
  states?: States;
  actions: readonly Action[];
  rules: readonly RuleDef[];
  list: {
    columns: readonly ListColumn[];
    filters: readonly ListFilter[];
    sort: { field: string; order: 'asc' | 'desc' };
    views: readonly ListView[];
    search: readonly string[];
  };
  form: FormDef;
  show: { sections: readonly FormSection[]; related: readonly Related[] };
  /** x-import: the verb of its call, that of its template if there is one, and the sheet's columns. */
  importing?: { perm: string; columns: readonly string[]; verb: string; template?: string };
  /** x-export: the verb of its call, and the sheet's columns. */
  exporting?: { perm: string; columns: readonly string[]; verb: string };
  calls: readonly CallDef[];
  source: Source;
}
