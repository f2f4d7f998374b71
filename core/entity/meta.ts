/**
 * The shapes of what codegen prints about an entity, so that server and console can be
 * generic over entities without knowing one. generated/model/<plural>/meta.gen.ts fills them.
 */
import type { IconName } from './icons.ts';
import type { RuleContext, Values, Whens } from './rule.ts';
import type { FieldWidget } from './widgets.ts';

/** Given by the session: operator or advertiser console (spec 1). */
export type System = 'YXF' | 'ADS';

/** Editions of a corporation, the lowest first: what one has, those after it have too. */
export const EDITIONS = ['standard', 'enterprise', 'flagship'] as const;
export type Edition = (typeof EDITIONS)[number];

/** Name of a permission in schemas/_permissions.yaml, `open` (any account) or `public` (no session). */
export type PermissionRef = string;

/** Payload that carries a field: rows of a list, one record, the input of create or of update. */
export type Operation = 'list' | 'one' | 'create' | 'update';

/**
 * Kind of a field: decides how it is stored, shown and entered.
 *
 * `instant` is ISO 8601 in UTC on the wire and milliseconds in the store; `money` is integer fen (1/100 yuan); `refs`
 * is an array of ids kept in a link table; `file` and `files` hold ids of verified uploads; `json` is any other array
 * or object, neither sorted nor filtered.
 */
export type FieldKind =
  | 'id'
  | 'text'
  | 'integer'
  | 'number'
  | 'money'
  | 'boolean'
  | 'enum'
  | 'state'
  | 'instant'
  | 'date'
  | 'time'
  | 'ref'
  | 'refs'
  | 'file'
  | 'files'
  | 'json';

/** Colour of a status: the same five mean the same everywhere (architecture 8). */
export type StatusColor = 'success' | 'info' | 'warning' | 'error' | 'neutral';

export interface FileMeta {
  /** Upload profiles of _limits.yaml (image, video …) or endings (jpg). */
  accept: readonly string[];
  /** Bytes; absent where the profile's own limit holds. */
  maxBytes?: number;
  maxCount?: number;
  dedupe?: boolean;
}

/** Facts of a field. An absent flag means false. */
export interface FieldMeta {
  name: string;
  kind: FieldKind;
  /** May hold null, or be left out of a create. */
  nullable?: boolean;
  /** Required on create, while its x-when holds. */
  required?: boolean;
  /** Has a sentence of its own for that (x-empty). */
  saysEmpty?: true;
  /** A change of it is asked about before it is saved (x-confirm). */
  confirmed?: true;
  readOnly?: boolean;
  /** Never answered. */
  writeOnly?: boolean;
  /** Computed, never stored, sent, sorted or filtered. */
  derived?: boolean;
  in: readonly Operation[];
  /** Reader and writer need these beside the call's own permission. */
  readPerm?: PermissionRef;
  writePerm?: PermissionRef;
  /** Permission needed to choose a value, by value; a value that is not listed needs none. */
  valuePerms?: Readonly<Record<string, PermissionRef>>;
  /** `to`: entity; `toBy`: sibling field whose value is the entity's name; `across`: also of another corporation than the row's. */
  ref?: { to?: string; toBy?: string; across?: true };
  values?: readonly string[];
  file?: FileMeta;
  /** Shows or enters it otherwise than its kind does. */
  widget?: FieldWidget;
  /** Value of a record that was created without it. */
  default?: unknown;
}

/** A condition on a record as it is, compiled from `when` of an action or of the form. */
export interface Condition {
  holds: (values: Values, context: RuleContext) => boolean;
  /** Error that says why it does not hold; absent: what needs it is not offered at all. */
  error?: string;
}

export type FilterOp = 'eq' | 'in' | 'contains' | 'between';

export interface ActionMeta {
  name: string;
  perm: PermissionRef;
  /** Lowest edition that has it; absent: all have. */
  edition?: Edition;
  /** States it starts from; absent where the entity has none or any will do. */
  from?: readonly string[];
  /** Enters the first of them. */
  to?: readonly string[];
  /** Most ids in one call; 1 where it is no bulk action. */
  bulk: number;
  confirm: 'none' | 'ask' | 'danger';
  /** Field whose value must be typed to confirm. */
  typeToConfirm?: string;
  irreversible: boolean;
  /** The verb that it calls. */
  call: string;
  /** Fields of its form that are fields of the entity: without `to` it is a guarded update of them. */
  sets: readonly string[];
  /** Fields of its form that name records or hold uploads: the server checks each of them. */
  refs?: readonly Pick<FieldMeta, 'name' | 'kind' | 'ref' | 'file'>[];
  /** The soft delete. */
  deletes: boolean;
  /** Its way back: starts on what is deleted. */
  restores?: true;
  /** Has a form of its own. */
  form: boolean;
  /** View that it opens instead of calling. */
  open?: string;
}

export interface StatesMeta {
  field: string;
  initial: string;
  /** The state that is the soft delete, if any. */
  final?: string;
  values: Readonly<Record<string, { color: StatusColor; hidden: boolean; final: boolean }>>;
  /** Transitions that nobody clicks; their predicates stand in generated/server. */
  system: readonly { from: readonly string[]; to: string }[];
}

/** A list view: the default one is called `list`; the others are routes with a filter of their own. */
interface ViewMeta {
  name: string;
  perm: PermissionRef;
  /** Actions on its rows; absent means all. */
  actions?: readonly string[];
}

/** Rows of another table that let single accounts reach a row, whatever their data permission. */
export interface GrantMeta {
  entity: string;
  table: string;
  /** Its fields that name the row and the account. */
  record: string;
  account: string;
}

/** The minimum that identifies an entity before its meta is loaded: enough for routes and calls. */
export type EntityHead = Pick<EntityMeta, 'name' | 'resource' | 'systems' | 'display'>;

export interface EntityMeta {
  /** camelCase singular, `$id`. */
  name: string;
  /** react-admin's resource and the folder: kebab-case plural. */
  resource: string;
  table: string;
  systems: readonly System[];
  /** Field that names a record. */
  display: string;
  /** `show`: of a record's page, where it is not the list's. */
  perm: {
    list: PermissionRef;
    show?: PermissionRef;
    create?: PermissionRef;
    edit?: PermissionRef;
    export?: PermissionRef;
  };
  /** `none`: shared by the platform, no corporation. Else which fields carry department, owner and party, and who grants. */
  scope: 'none' | { dept?: string; owner?: string; shared?: string; party?: string; grant?: GrantMeta };
  fields: readonly FieldMeta[];
  states?: StatesMeta;
  actions: readonly ActionMeta[];
  /** Condition for the records on which an action may start, by action; `update`: for records that can be changed at all. */
  conditions?: Readonly<Record<string, Condition>>;
  views: readonly ViewMeta[];
  /** Text fields that `q` looks into. */
  search: readonly string[];
  sortable: readonly string[];
  filters: Readonly<Record<string, readonly FilterOp[]>>;
  sort: { field: string; order: 'asc' | 'desc' };
  /** Fields that cannot change after create. */
  lock: readonly string[];
  /** Of which records a field may be changed (x-perm.when), asked of the record as it is. */
  writeWhens?: Whens;
  /** Fields that can be changed on many records at once; absent where none can. */
  bulk?: readonly string[];
  /** A record can be duplicated: the form of a new one begins with its values, without `clear`, and other names in `rename`. */
  duplicate?: { clear: readonly string[]; rename: readonly string[] };
  /** Permission to restore deleted records: the list view `bin` shows them, the verb `restore` brings them back. */
  bin?: { perm: PermissionRef };
  /** Verbs that have a call, by the console whose sessions may call them. */
  verbs: Readonly<Partial<Record<System, readonly string[]>>>;
  /** Fields of the sheet that comes in, in its order; `verb` takes the upload, `template` answers an empty sheet. */
  importing?: SheetMeta & { template?: string };
  /** Fields of the sheet that goes out, and the verb that answers it. */
  exporting?: SheetMeta;
}

/** One direction of sheets (x-import, x-export). */
interface SheetMeta {
  perm: PermissionRef;
  verb: string;
  columns: readonly string[];
}

/** Kind of a call, for the dispatcher and the data provider. */
export type CallKind =
  | 'list'
  | 'one'
  | 'create'
  | 'update'
  | 'updateMany'
  | 'restore'
  | 'action'
  | 'service'
  | 'import'
  | 'template'
  | 'export';

/** One row of generated/model/calls.gen.ts. */
export interface CallMeta {
  /** `<entity>.<verb>`, its one name everywhere. */
  name: string;
  entity: string;
  verb: string;
  kind: CallKind;
  /** With ".shtml". The first is the path, the others aliases. */
  paths: readonly string[];
  /** Paths whose login timeout is -11004. */
  legacyPaths: readonly string[];
  perm: PermissionRef;
  systems: readonly System[];
  /** Changes something: replay-checked, transactional, logged. */
  write: boolean;
  /** Calls a minute, per account (per address where public). */
  limit: number;
  /** The answer is a file. */
  download: boolean;
}

export interface ColumnMeta {
  /** camelCase; the store writes snake_case. */
  name: string;
  /** Its name before (x-was): a store that has that one renames it at the start. */
  was?: string;
  type: 'text' | 'integer' | 'real' | 'boolean' | 'json';
}

/** A table of the store. Rows of business tables have the key (corp_id, id), others a key of their own. */
export interface TableMeta {
  /** snake_case plural. */
  name: string;
  key: readonly string[];
  columns: readonly ColumnMeta[];
  /** Without the corporation, which leads each of them. */
  indexes: readonly (readonly string[])[];
  /** Unique among living rows of one corporation. */
  unique: readonly (readonly string[])[];
  /** Unique over the platform; kept in the table `globals`. */
  global: readonly string[];
  /** Arrays of references: each a table `<table>__<column>` of (corp_id, id, ref_id, position). */
  links: readonly { field: string; table: string; was?: string }[];
  /** Column that says whether a row lives: it does where this is null. Absent: rows are never deleted softly. */
  deletedAt?: string;
  /** Has a corporation, which leads key and indexes. */
  tenant: boolean;
}

/** One path of the console. */
export interface RouteMeta {
  /** With react-router's parameters, as in "/adv_mag/edit_adv/:id". */
  path: string;
  systems: readonly System[];
  /** Entity's resource and view (`list`, `create`, `edit`, `show` or a list view's name) … */
  resource?: string;
  view?: string;
  /** … or the name of a page written by hand. */
  page?: string;
  redirect?: string;
  perm?: PermissionRef;
  /** Message key of its title. */
  title: string;
}

/** A heading of the sidebar with its entries, or the entry itself. */
export interface MenuSection {
  key: string;
  systems: readonly System[];
  entries: readonly MenuEntry[];
}

export interface MenuEntry {
  key: string;
  /** Message key of its label. */
  label: string;
  path: string;
  perm?: PermissionRef;
  /** One of these beside `perm`. */
  anyPerm?: readonly PermissionRef[];
  icon?: IconName;
  /** Letter that opens it after "g"; one of its console's entries has it. */
  jump?: string;
  /** Stands in the bar at the bottom of a phone. */
  bar?: true;
  systems: readonly System[];
}

export interface PermissionMeta {
  code: number;
  parent?: string;
  systems: readonly System[];
}

export interface ErrorMeta {
  code: number;
  zh: string;
  en: string;
  /** Field that the console marks. */
  field?: string;
  /** Level at which the server logs it. */
  log: 'never' | 'info' | 'warn' | 'error';
}
