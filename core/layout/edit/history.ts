import type { LayoutDocument } from '../document.ts';
import { applyAll, type Operation } from './operation.ts';

/** One step that a person made: what it did, and what takes it back. */
interface Step {
  /** Message key of its name, as in "undo: move". */
  label: string;
  operations: readonly Operation[];
  inverse: readonly Operation[];
  /** Steps with the same key that follow each other are one: typing in a field, holding an arrow key. */
  merge?: string;
}

/** A document with the way back and forth. Plain data, so that it survives a reload (LAY-02). */
export interface History {
  document: LayoutDocument;
  /** Oldest first. */
  past: readonly Step[];
  /** The next to redo first. */
  future: readonly Step[];
}

/** Edit by a person. */
export interface Deed {
  label: string;
  operations: readonly Operation[];
  merge?: string;
}

export const newHistory = (document: LayoutDocument): History => ({ document, past: [], future: [] });

function joined(last: Step | undefined, step: Step): Step | null {
  if (!last || step.merge === undefined || last.merge !== step.merge) return null;
  return {
    ...step,
    operations: [...last.operations, ...step.operations],
    inverse: [...step.inverse, ...last.inverse],
  };
}

/** Does something as one step; what could have been redone is gone. A deed without operations changes nothing. */
export function perform(history: History, { label, operations, merge }: Deed): History {
  if (operations.length === 0) return history;
  const { document, inverse } = applyAll(history.document, operations);
  const step: Step = { label, operations, inverse, ...(merge === undefined ? {} : { merge }) };
  const whole = joined(history.past.at(-1), step);
  const past = whole ? [...history.past.slice(0, -1), whole] : [...history.past, step];
  return { document, past, future: [] };
}

/** Ends the merging of the last step: what comes next is a step of its own. */
export function settle(history: History): History {
  const last = history.past.at(-1);
  if (last?.merge === undefined) return history;
  const { merge: _merge, ...step } = last;
  return { ...history, past: [...history.past.slice(0, -1), step] };
}

/** Takes the last step back; the same history where there is none. */
export function undo(history: History): History {
  const step = history.past.at(-1);
  if (!step) return history;
  return {
    document: applyAll(history.document, step.inverse).document,
    past: history.past.slice(0, -1),
    future: [step, ...history.future],
  };
}

/** Does the step again that was taken back last; the same history where there is none. */
export function redo(history: History): History {
  const [step, ...future] = history.future;
  if (!step) return history;
  return {
    document: applyAll(history.document, step.operations).document,
    past: [...history.past, step],
    future,
  };
}
