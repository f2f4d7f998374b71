/**
 * Documentation data of an entity beside its meta: constraints, conditions as written and examples.
 * generated/server/<plural>.gen.ts fills it; the words are in the messages of each language.
 */
import type { FieldKind } from './meta.ts';
import type { Whens } from './rule.ts';

/** A JSON Schema as data. */
export type SchemaNode = { readonly [key: string]: unknown };

/** Facts of a field that its meta lacks. Expressions are text of the schema language. */
export interface FieldDoc {
  name: string;
  /** JSON Schema keywords of a value that is present, without those that its kind implies; empty if there are no others. */
  json: SchemaNode;
  /** Condition under which the field is on. */
  when?: string;
  /** Expression that computes it. */
  derive?: string;
  /** Condition for the records that it may refer to. */
  filter?: string;
  /** Entity whose record it keeps from being deleted, always or while a condition holds, and the error that says so. */
  keeps?: { of: string; while?: string; refuse: string };
}

/** Field of an action's form. */
export interface FormFieldDoc extends FieldDoc {
  kind: FieldKind;
  required: boolean;
  values?: readonly string[];
}

interface RuleDoc {
  /** As in "startLead"; the message is `rules.<entity>.<id>`. */
  id: string;
  /** Field that is marked with the error. */
  at: string;
  /** `create`, `update`, and actions by name. */
  on: readonly string[];
  assert: string;
}

export interface EntityDoc {
  /** The schema's `$id`. */
  name: string;
  /** kebab-case plural: the page's path. */
  resource: string;
  /** Schema file: "schemas/ad.yaml". */
  source: string;
  /** Path of its list, by console. */
  route: { readonly YXF?: string; readonly ADS?: string };
  /** Fields that have more facts than name and kind. */
  fields: readonly FieldDoc[];
  /** Fields of the forms of actions, by action. */
  forms: Readonly<Record<string, readonly FormFieldDoc[]>>;
  rules: readonly RuleDoc[];
  /** Condition `when` of actions, by name; `update`: of records that can be changed. Absent if there are none. */
  conditions?: Readonly<Record<string, string>>;
  /** Fields that cannot change after create; absent if there are none. */
  fixed?: readonly string[];
  /** Conditions of the meta's locks, in their order; absent if there are none. */
  locks?: readonly string[];
  /** Conditions of the system's transitions, in their order. */
  system: readonly string[];
  /** Conditions of list views, by name. */
  views: Readonly<Record<string, string>>;
  columns: readonly string[];
  indexes: readonly (readonly string[])[];
  unique: readonly (readonly string[])[];
  global: readonly string[];
  /** Names of _limits.yaml that its expressions use. */
  limits: readonly string[];
  /** Example payload of each call, by verb; that of create has every field that may be required. */
  samples: Readonly<Record<string, unknown>>;
  /** Conditions (x-when) of fields that may be left out of the example of a create. */
  whens?: Whens;
}

/** Property of a widget. */
export interface WidgetPropDoc extends FormFieldDoc {
  default?: unknown;
}

/** Widget of layouts (schemas/widgets/); generated/docs/docs.gen.ts fills it. */
export interface WidgetDoc {
  /** Kind in layout documents. */
  kind: string;
  /** Key of its words: "clock-widgets". */
  resource: string;
  /** Prefix of its rules: "clockWidget". */
  name: string;
  source: string;
  perm?: string;
  /** Size of a new one, design pixels. */
  size: { width: number; height: number };
  /** Most of them in a layout; `where` says which are counted, `rule` is the key of its own sentence. */
  limits: readonly { most: number; where?: string; rule?: string }[];
  /** Whether it hides what lies below it; a condition on its properties. */
  opaque: boolean | string;
  props: readonly WidgetPropDoc[];
  rules: readonly RuleDoc[];
}

/** A limit of _limits.yaml with its source. */
export interface LimitDoc {
  name: string;
  value: number;
  unit: 'ms' | 'bytes' | 'fen' | 'px' | 'count';
  source?: string;
}
