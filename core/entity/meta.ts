/**
 * Types of the metadata that codegen prints for an entity, so that server and console can treat all entities alike.
 * generated/model/<plural>/meta.gen.ts holds the data.
 */
import type { RuleContext, Values, Whens } from './rule.ts';
import type { FieldWidget } from './widgets.ts';
import type { ScopeMeta } from './scope.ts';

export type { MenuEntry, MenuSection, RouteMeta } from './route.ts';
export type { GrantMeta, ReachMeta, ScopeMeta, ThroughMeta, WithinMeta } from './scope.ts';
export type { ColumnMeta, TableMeta } from './table.ts';

/** Console of a session: YXF operator, ADS advertiser (spec 1). */
export type System = 'YXF' | 'ADS';

/** Editions of a corporation, lowest first: each includes the features of those before it. */
export const EDITIONS = ['standard', 'enterprise', 'flagship'] as const;
export type Edition = (typeof EDITIONS)[number];

/** Figures over all rows of a list; `avg` and `count` are of the rows that have a value. */
export const TOTALS = ['sum', 'avg', 'count'] as const;

/** Figure under a list (x-list.totals). */
export interface TotalMeta {
  field: string;
  as: (typeof TOTALS)[number];
  /** Of an average: the field that says for how many a row stands; absent: each row for one. */
  per?: string;
}

/** The figure itself, as a list call answers it; null without rows that have a value. */
export interface Total extends Omit<TotalMeta, 'per'> {
  value: number | null;
}

/** Permission name of schemas/_permissions.yaml, `open` (any account) or `public` (no session). */
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

/** Colour of a status; the five colours have the same meaning everywhere (architecture 8). */
export type StatusColor = 'success' | 'info' | 'warning' | 'error' | 'neutral';

export interface FileMeta {
  /** Upload profiles of _limits.yaml (image, video …) or file extensions (jpg). */
  accept: readonly string[];
  /** Maximum size in bytes; absent: the limit of the profile. */
  maxBytes?: number;
  maxCount?: number;
  dedupe?: boolean;
}

/** Facts of a field. An absent flag means false. */
export interface FieldMeta {
  name: string;
  kind: FieldKind;
  /** May be null, and may be left out of a create. */
  nullable?: boolean;
  /** Required on create while its x-when holds. */
  required?: boolean;
  /** Has its own message for an empty value (x-empty). */
  saysEmpty?: true;
  /** Has its own message for a value of another form or beyond its bounds (x-invalid). */
  saysInvalid?: true;
  /** The console asks for confirmation before it saves a change of it (x-confirm). */
  confirmed?: true;
  /** Before it saves a change of it, the console says how many running ads and sold orders it touches (x-touches). */
  touches?: true;
  readOnly?: boolean;
  /** Never in an answer. */
  writeOnly?: boolean;
  /** Computed; never stored, sent, sorted or filtered. */
  derived?: boolean;
  in: readonly Operation[];
  /** Permission needed beside that of the call, to read or to write it. */
  readPerm?: PermissionRef;
  /** Consoles in which it is read; absent: in those of the entity. */
  readIn?: readonly System[];
  writePerm?: PermissionRef;
  /** Permission needed to choose a value, by value; a value that is not listed needs none. */
  valuePerms?: Readonly<Record<string, PermissionRef>>;
  /**
   * `to`: entity; `toBy`: sibling field whose value is the entity's name; `across`: may also be a record of another
   * corporation.
   */
  ref?: { to?: string; toBy?: string; across?: true };
  values?: readonly string[];
  file?: FileMeta;
  /** Personal data: the log says that it changed, not how, and its files open for whom its list is open (x-personal). */
  personal?: true;
  /** Widget instead of that of its kind. */
  widget?: FieldWidget;
  /** Value if a create leaves it out. */
  default?: unknown;
}

/** Condition on a record as stored, compiled from `when` of an action or of the form. */
export interface Condition {
  holds: (values: Values, context: RuleContext) => boolean;
  /** Error to show if it is false; absent: the action is not offered at all. */
  error?: string;
}

export type FilterOp = 'eq' | 'in' | 'contains' | 'between' | 'not';

export interface ActionMeta {
  name: string;
  perm: PermissionRef;
  /** Lowest edition that includes it; absent: all do. */
  edition?: Edition;
  /** States from which it starts; absent if the entity has none, or any will do. */
  from?: readonly string[];
  /** Target states; it enters the first. */
  to?: readonly string[];
  /** Most ids in one call; 1 for an action that is not bulk. */
  bulk: number;
  confirm: 'none' | 'ask' | 'danger';
  /** Field whose value the user must type to confirm. */
  typeToConfirm?: string;
  irreversible: boolean;
  /** Its question says how many running ads and sold orders it touches. */
  touches?: true;
  /** Verb of its call. */
  call: string;
  /** Its call moves money and takes a key, made when it is asked about. */
  money?: true;
  /** Fields of its form that are fields of the entity. An action without `to` is a guarded update of them. */
  sets: readonly string[];
  /** Fields of its form that hold ids of records or uploads, or codes of districts; the server checks each. */
  refs?: readonly Pick<FieldMeta, 'name' | 'kind' | 'ref' | 'file' | 'widget'>[];
  /** The action is the soft delete. */
  deletes: boolean;
  /** Action whose deletion it takes back, by name: it starts on deleted records, where that one might delete them. */
  restores?: string;
  /** Has a form of its own. */
  form: boolean;
  /** View that it opens instead of making a call. */
  open?: string;
}

export interface StatesMeta {
  field: string;
  initial: string;
  /** State that means deleted, if any. */
  final?: string;
  /** The store keeps each change of the state. */
  kept?: true;
  values: Readonly<Record<string, { color: StatusColor; hidden: boolean; final: boolean }>>;
  /** Automatic transitions; their predicates are in generated/server. */
  system: readonly { from: readonly string[]; to: string }[];
}

/** List view: `list` is the default one; the others are routes with a filter of their own. */
interface ViewMeta {
  name: string;
  perm: PermissionRef;
  /** Actions on its rows; absent: all. */
  actions?: readonly string[];
  /** True if it shows all rows, under a path and a permission of its own: new records are offered there, too. */
  isWhole?: boolean;
}

/** The minimum that identifies an entity before its meta is loaded: enough for routes and calls. */
export type EntityHead = Pick<EntityMeta, 'name' | 'resource' | 'systems' | 'display' | 'members'>;

/** Records of another entity that belong to a record, by a field of theirs (x-entity.members). */
export interface MembersMeta {
  entity: string;
  resource: string;
  field: string;
  /** A member can belong to several. */
  many: boolean;
  /** Most records that a member can belong to. */
  most?: number;
  /** Membership decides what plays: the field of the members has x-touches. */
  touches?: true;
  /** Error for one that belongs nowhere and is to be taken out. */
  error?: string;
}

export interface EntityMeta {
  /** The schema's `$id`: camelCase singular. */
  name: string;
  /** Resource of react-admin and folder name: kebab-case plural. */
  resource: string;
  table: string;
  systems: readonly System[];
  /** Field whose value is the record's name for people. */
  display: string;
  /** Permissions. `show`: of the record's page, if it differs from that of the list. */
  perm: {
    list: PermissionRef;
    show?: PermissionRef;
    create?: PermissionRef;
    edit?: PermissionRef;
    export?: PermissionRef;
  };
  /** `none`: platform data, no corporation. */
  scope: 'none' | ScopeMeta;
  fields: readonly FieldMeta[];
  states?: StatesMeta;
  actions: readonly ActionMeta[];
  /** Conditions for the records on which an action may start, by action; `update`: for records that can be changed at all. */
  conditions?: Readonly<Record<string, readonly Condition[]>>;
  views: readonly ViewMeta[];
  /** Text fields searched by `q`. */
  search: readonly string[];
  sortable: readonly string[];
  filters: Readonly<Record<string, readonly FilterOp[]>>;
  /** Figures over the whole list; absent: none. */
  totals?: readonly TotalMeta[];
  sort: { field: string; order: 'asc' | 'desc' };
  /** Fields that cannot change after create. */
  lock: readonly string[];
  /** Fields that are locked while a condition on the stored record holds, each with the error that says why. */
  locks?: readonly { fields: readonly string[]; holds: Condition['holds']; error: string }[];
  /** Condition for records of which a field may be changed (x-perm.when), checked on the stored record. */
  writeWhens?: Whens;
  /** Fields of a bulk edit; absent: none. */
  bulk?: readonly string[];
  /**
   * Duplication of a record: the create form starts with its values, without the fields in `clear`, and with new names
   * in `rename`; `of` is the field of create that names the original.
   */
  duplicate?: { clear: readonly string[]; rename: readonly string[]; of?: string };
  /** Permission to restore deleted records: the list view `bin` shows them, the verb `restore` brings them back. */
  bin?: { perm: PermissionRef };
  /** Its members; the verbs addMembers and removeMembers put them in and take them out. */
  members?: MembersMeta;
  /** Verbs that have a call, by console. */
  verbs: Readonly<Partial<Record<System, readonly string[]>>>;
  /** Columns of the import sheet, in order; `verb` starts the import, `template` answers an empty sheet. */
  importing?: SheetMeta & { template?: string };
  /** Columns of the export sheet, and the verb that answers it. */
  exporting?: SheetMeta;
}

/** Import or export of sheets (x-import, x-export). */
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
  | 'members'
  | 'action'
  | 'service'
  | 'import'
  | 'template'
  | 'export';

/** One row of generated/model/calls.gen.ts. */
export interface CallMeta {
  /** `<entity>.<verb>`, the one name of the call everywhere. */
  name: string;
  entity: string;
  verb: string;
  kind: CallKind;
  /** Paths with ".shtml". The first is the main one, the others are aliases. */
  paths: readonly string[];
  /** Paths whose error for an expired session is -11004. */
  legacyPaths: readonly string[];
  perm: PermissionRef;
  systems: readonly System[];
  /** Changes data: replay-checked, transactional, logged. */
  write: boolean;
  /** A write leaves a line in the operation log; not one that happens by itself, again and again. */
  logged: boolean;
  /** Calls per minute and account (per address if public). */
  limit: number;
  /** The answer is a file. */
  download: boolean;
  /** It moves money: its payload has a key, and is carried out once for it. */
  money?: true;
}

/** Reference inside a payload that a call declares (x-calls.input). */
export interface InputRefMeta {
  /** Names of the properties on the way to the id or the list of ids; of a list on the way every item is meant. */
  at: readonly string[];
  to: string;
  /** May also be a record of another corporation. */
  across?: true;
}

export interface PermissionMeta {
  code: number;
  parent?: string;
  systems: readonly System[];
  /** Lowest edition of a media owner that has it (SES-12); absent: all do. Advertisers have no edition. */
  edition?: Edition;
  /** It guards nothing yet, and no role editor offers it. */
  unused?: true;
}

export interface ErrorMeta {
  code: number;
  zh: string;
  en: string;
  /** Field marked by the console. */
  field?: string;
  /** Level at which the server logs it. */
  log: 'never' | 'info' | 'warn' | 'error';
}
