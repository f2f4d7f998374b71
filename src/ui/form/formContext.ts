import { createContext, useContext } from 'react';
import type { FieldMeta } from '#core/entity/meta.ts';

export interface EntityFormContextValue {
  /** What is known of each field; empty in an action's form. */
  fields: ReadonlyMap<string, FieldMeta>;
  /** Fields that cannot be changed, each with the key of the sentence that says why. */
  locked: ReadonlyMap<string, string>;
}

/** What inputs ask of the form around them beside react-admin's own contexts. */
export const EntityFormContext = createContext<EntityFormContextValue>({ fields: new Map(), locked: new Map() });

export const useEntityForm = (): EntityFormContextValue => useContext(EntityFormContext);
