/**
 * Documentation data of an entity beside its meta: constraints, conditions as written, the state diagram and examples.
 * generated/docs/<plural>.gen.ts fills it; the words are in the messages of each language.
 */
import type { FieldKind } from './meta.ts';
import type { Whens } from './rule.ts';

/** A JSON Schema as data. */
export type SchemaNode = { readonly [key: string]: unknown };

/** Facts of a field that its meta lacks. Expressions are text of the schema language. */
export interface FieldDoc {
  name: string;
  /** Keywords of a value that is there, without what its kind says; empty where that is all. */
  json: SchemaNode;
  /** When the field is there at all. */
  when?: string;
  /** Expression that computes it. */
  derive?: string;
  /** Condition for the records that it may refer to. */
  filter?: string;
}

/** A field that an action asks for. */
export interface FormFieldDoc extends FieldDoc {
  kind: FieldKind;
  required: boolean;
  values?: readonly string[];
}

interface RuleDoc {
  /** "startLead"; its sentence is the message `rules.<entity>.<id>`. */
  id: string;
  /** Field that is marked. */
  at: string;
  /** `create`, `update` and actions by name. */
  on: readonly string[];
  assert: string;
}

/** A point in px, from the upper left corner of the diagram. */
export type Point = readonly [x: number, y: number];

export interface DiagramState {
  name: string;
  /** Middle of its box. */
  at: Point;
  size: readonly [width: number, height: number];
}

/** One transition: of an action, or of the states' system rule with this index. */
export interface DiagramEdge {
  from: string;
  to: string;
  action?: string;
  system?: number;
  points: readonly Point[];
  /** Middle of its label. */
  label: Point;
}

/** States and transitions, laid out so that the labels of both languages fit. */
export interface Diagram {
  size: readonly [width: number, height: number];
  /** Leads from nowhere into the initial state. */
  start: readonly Point[];
  states: readonly DiagramState[];
  edges: readonly DiagramEdge[];
}

export interface EntityDoc {
  /** `$id`. */
  name: string;
  /** kebab-case plural: the page's path. */
  resource: string;
  /** The file that says it: "schemas/ad.yaml". */
  source: string;
  /** Path of its list in each console. */
  route: { readonly YXF?: string; readonly ADS?: string };
  /** Those of which there is more to say than name and kind. */
  fields: readonly FieldDoc[];
  /** By action. */
  forms: Readonly<Record<string, readonly FormFieldDoc[]>>;
  rules: readonly RuleDoc[];
  /** `when` of actions, by name; `update`: which records can be changed. Absent where there are none. */
  conditions?: Readonly<Record<string, string>>;
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
  diagram?: Diagram;
  /** A payload of each call, by verb; of a create with everything that may have to be there. */
  samples: Readonly<Record<string, unknown>>;
  /** Conditions (x-when) of fields that may be left out of the example of a create. */
  whens?: Whens;
}

/** A number of _limits.yaml with where it comes from. */
export interface LimitDoc {
  name: string;
  value: number;
  unit: 'ms' | 'bytes' | 'fen' | 'px' | 'count';
  source?: string;
}
