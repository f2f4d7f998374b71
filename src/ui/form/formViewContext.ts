import { createContext, useContext, useEffect, type RefObject } from 'react';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { RuleContext, Whens } from '#core/entity/rule.ts';
import type { Slots } from '../slots.ts';
import type { FormInputs, FormSection } from './section.ts';

/** Returns a question to confirm before the form is sent, or null. */
export type FormQuestion = () => string | null | Promise<string | null>;

/** A part of a form that saves itself: asked before somebody leaves. */
export interface FormKeeper {
  isUnsaved: () => boolean;
  /** Saves what is not saved yet; rejects where it cannot. */
  save: () => Promise<unknown>;
}

/** Context of the parts of an entity's form. */
export interface EntityFormView {
  meta: EntityMeta;
  operation: 'create' | 'update';
  /** Sections that this session may see. */
  sections: readonly FormSection[];
  inputs: FormInputs;
  whens: Whens;
  context: () => RuleContext;
  slots: Slots;
  /** Path that cancel goes back to. */
  back: string;
  /** In a dialog: closes it instead of going back. */
  close?: () => void;
  /** Set after a successful save: from then on leaving loses nothing. */
  isSaved: RefObject<boolean>;
  /** Questions before the form is sent; each returns its text, or null when there is none. */
  questions: RefObject<Set<FormQuestion>>;
  /** Parts that save themselves. */
  keepers: RefObject<Set<FormKeeper>>;
  /** Key of the draft in local storage; absent when no draft is kept. */
  draftKey?: string;
}

export const EntityFormViewContext = createContext<EntityFormView | null>(null);

export function useEntityFormView(): EntityFormView {
  const view = useContext(EntityFormViewContext);
  if (!view) throw new Error('A part of a form was drawn outside <EntityForm>');
  return view;
}

/** Registers a part that saves itself, while the component is mounted: a router has one guard, and this form has it. */
export function useFormKeeper(keeper: FormKeeper): void {
  const { keepers } = useEntityFormView();
  useEffect(() => {
    const known = keepers.current;
    known.add(keeper);
    return () => void known.delete(keeper);
  }, [keepers, keeper]);
}

/** Registers a question to ask before the form is sent, while the component is mounted. */
export function useFormQuestion(question: FormQuestion): void {
  const { questions } = useEntityFormView();
  useEffect(() => {
    const asked = questions.current;
    asked.add(question);
    return () => void asked.delete(question);
  }, [questions, question]);
}
