import { createContext, useContext, type RefObject } from 'react';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { RuleContext, Whens } from '#core/entity/rule.ts';
import type { Slots } from '../slots.ts';
import type { FormInputs, FormSection } from './section.ts';

/** What the parts of an entity's form pull from around them. */
export interface EntityFormView {
  meta: EntityMeta;
  operation: 'create' | 'update';
  /** Those that this session is asked. */
  sections: readonly FormSection[];
  inputs: FormInputs;
  whens: Whens;
  context: () => RuleContext;
  slots: Slots;
  /** Path that is gone back to. */
  back: string;
  /** In a dialog: what closes it, instead of going back. */
  close?: () => void;
  /** Set once the server took what was typed: from then on leaving loses nothing. */
  isSaved: RefObject<boolean>;
  /** Key of the draft in local storage; absent where none is kept. */
  draftKey?: string;
}

export const EntityFormViewContext = createContext<EntityFormView | null>(null);

export function useEntityFormView(): EntityFormView {
  const view = useContext(EntityFormViewContext);
  if (!view) throw new Error('A part of a form was drawn outside <EntityForm>');
  return view;
}
