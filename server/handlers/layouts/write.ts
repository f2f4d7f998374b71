import type { LayoutDocument } from '#core/layout/document.ts';
import { readLayout } from '#core/layout/migrate.ts';
import { layoutFacts } from '../../commands/layoutFacts.ts';
import { checkWidgets } from '../../policies/layoutWidgets.ts';
import { creating, updating } from '../verbs.ts';

export const create = creating('layout', (_draft, { input, user }) => {
  const facts = layoutFacts(input.document);
  checkWidgets(user, null, facts.document as LayoutDocument);
  return { changes: facts };
});

export const update = updating('layout', (before, _merged, { input, user }) => {
  if (!input.document) return undefined;
  const facts = layoutFacts(input.document);
  const was = readLayout(before.document);
  checkWidgets(user, was.ok ? was.document : null, facts.document as LayoutDocument);
  return { changes: facts };
});
