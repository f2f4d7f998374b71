import type { Entity } from '../model/types.ts';

/** Views that may be laid over. A form has a file of its own: a list that is opened loads nothing of it. */
export const OVERRIDDEN = ['list', 'form', 'show'] as const;

export type Overridden = (typeof OVERRIDDEN)[number];

export const overrideFile = ({ names }: Entity, view: Overridden): string =>
  `resources/${names.kebabs}/${view === 'form' ? 'formOverrides' : 'overrides'}.tsx`;

/** Returns a file with the slots of a view: one is filled, so that it is seen at once; the others are named. */
export function overrideText({ names, label }: Entity, view: Overridden): string {
  const others = {
    list: 'cells (a column each), values, actions (a dialog each), list.{toolbar, empty, body}',
    form: 'inputs (a field each), sections (a section or step each), form.aside',
    show: 'values (a field each), actions (a dialog each), show.{aside, below}',
  }[view];
  return `import type { ${names.pascal}Slots } from '#generated/console/${names.kebabs}/slots.gen.tsx';
import { ${names.pascal}Note } from './${names.pascal}Note.tsx';

/**
 * What is laid over the ${view} of ${label.en}. Other slots: ${others}.
 * Their names are types: one that the schema loses is an error here.
 */
export const slots: ${names.pascal}Slots = {
  ${view}: { above: <${names.pascal}Note /> },
};
`;
}

export const noteFile = ({ names }: Entity): string => `resources/${names.kebabs}/${names.pascal}Note.tsx`;

/** Returns the component that fills the slot, to be made into what is wanted. */
export const noteText = ({ names }: Entity): string => `import { useTranslate } from 'react-admin';

/** Stands above the view. */
export function ${names.pascal}Note() {
  const translate = useTranslate();
  return <p role="note">{translate('resources.${names.kebabs}.name', { smart_count: 2 })}</p>;
}
`;

export const overrideTest = (
  { names }: Entity,
  view: Overridden,
): string => `import { cleanup, render, screen } from '@testing-library/react';
import { TestTranslationProvider } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { slots } from '#resources/${names.kebabs}/${view === 'form' ? 'formOverrides' : 'overrides'}.tsx';

afterEach(cleanup);

test('the ${view} of ${names.camel} has a note above it', () => {
  render(<TestTranslationProvider translate={(key: string) => key}>{slots.${view}?.above}</TestTranslationProvider>);
  expect(screen.getByRole('note').textContent).toBe('resources.${names.kebabs}.name');
});
`;

export const overrideTestFile = ({ names }: Entity, view: Overridden): string =>
  `tests/resources/${names.kebabs}/${view}Overrides.test.tsx`;
