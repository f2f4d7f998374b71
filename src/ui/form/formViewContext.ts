import { createContext, useContext, useEffect, type RefObject } from 'react';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { RuleContext, Whens } from '#core/entity/rule.ts';
import type { Slots } from '../slots.ts';
import type { FormInputs, FormSection } from './section.ts';

/** Returns a sentence to be confirmed before what the form holds is sent, or null. */
export type FormQuestion = () => string | null | Promise<string | null>;

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
  /** What is asked before anything is sent; each answers its sentence, or null where there is nothing to ask. */
  questions: RefObject<Set<FormQuestion>>;
  /** Key of the draft in local storage; absent where none is kept. */
  draftKey?: string;
}

export const EntityFormViewContext = createContext<EntityFormView | null>(null);

export function useEntityFormView(): EntityFormView {
  const view = useContext(EntityFormViewContext);
  if (!view) throw new Error('A part of a form was drawn outside <EntityForm>');
  return view;
}

/** Has a question asked before the form around is sent, for as long as the component is drawn. */
export function useFormQuestion(question: FormQuestion): void {
  const { questions } = useEntityFormView();
  useEffect(() => {
    const asked = questions.current;
    asked.add(question);
    return () => void asked.delete(question);
  }, [questions, question]);
}
