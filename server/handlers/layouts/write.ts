import type { LayoutDocument } from '#core/layout/document.ts';
import { readLayout } from '#core/layout/migrate.ts';
import { checkMaterials, isSameLayout } from '../../commands/layoutDraft.ts';
import { layoutFacts } from '../../commands/layoutFacts.ts';
import { publishLayout } from '../../commands/publishLayout.ts';
import { followLayout } from '../../commands/sales/goods.ts';
import { checkWidgets } from '../../policies/layoutWidgets.ts';
import { creating, updating } from '../verbs.ts';

export const create = creating('layout', async (_draft, context) => {
  const { input, user, now, tx } = context;
  const facts = layoutFacts(input.document, { now, me: null, on: 'create' });
  checkWidgets(user, null, facts.document as LayoutDocument);
  await checkMaterials(tx.as({ kind: 'system', corpId: user.corpId }), null, facts.document as LayoutDocument);
  return { changes: facts, effects: (after) => publishLayout(context, null, after) };
});

/** A document that is sent is published at once: it becomes a version, and the screens are told. */
export const update = updating('layout', async (before, _merged, context) => {
  const { input, user, now, tx } = context;
  if (!input.document) return undefined;
  const facts = layoutFacts(input.document, { now, me: null, on: 'update' });
  const was = readLayout(before.document);
  checkWidgets(user, was.ok ? was.document : null, facts.document as LayoutDocument);
  const whole = tx.as({ kind: 'system', corpId: before.corpId });
  await checkMaterials(whole, before.document, facts.document as LayoutDocument);
  if (isSameLayout(before.document, facts.document)) return undefined;
  return {
    changes: facts,
    effects: async (after) => {
      await publishLayout(context, before, after);
      await followLayout(whole, after.id);
    },
  };
});
