import type { ReactElement } from 'react';
import type * as z from 'zod/mini';
import type { Rule, Whens } from '#core/entity/rule.ts';

/** The form of an action: what it asks beside the ids, checked by the schema that the server uses as well. */
export interface ActionForm {
  schema: z.ZodMiniType;
  inputs: readonly ReactElement[];
  defaults?: Readonly<Record<string, unknown>>;
  /** Fields of the record itself: asked of one record alone, they begin with its values. */
  begins?: readonly string[];
  /** Fields of the record that stand over the form, each with what shows it. */
  shows?: Readonly<Record<string, ReactElement>>;
  /** Rules and conditions of the entity, where some are asked of this action. */
  rules?: readonly Rule[];
  whens?: Whens;
}

/** Forms of an entity's actions, by action. */
export type ActionForms = Readonly<Record<string, ActionForm>>;

/** Loads them when the first is asked for: until then a list needs no input. */
export type LoadActionForms = () => Promise<ActionForms>;
