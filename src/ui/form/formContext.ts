import { createContext, useContext } from 'react';
import type { FieldMeta } from '#core/entity/meta.ts';

export interface EntityFormContextValue {
  /** Schema facts of each field; empty in an action's form. */
  fields: ReadonlyMap<string, FieldMeta>;
  /** Read-only fields, each with the message key of the reason. */
  locked: ReadonlyMap<string, string>;
}

/** Context of the inputs besides react-admin's own contexts. */
export const EntityFormContext = createContext<EntityFormContextValue>({ fields: new Map(), locked: new Map() });

export const useEntityForm = (): EntityFormContextValue => useContext(EntityFormContext);
