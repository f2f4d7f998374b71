import type { LayoutDocument } from '#core/layout/document.ts';
import { readLayout } from '#core/layout/migrate.ts';
import { isSameLayout } from '../../commands/layoutDraft.ts';
import { layoutFacts } from '../../commands/layoutFacts.ts';
import { publishLayout } from '../../commands/publishLayout.ts';
import { followLayout } from '../../commands/sales/goods.ts';
import { checkMaterials, checkSeenMaterials } from '../../policies/layoutMaterials.ts';
import { checkWidgets } from '../../policies/layoutWidgets.ts';
import { creating, updating } from '../verbs.ts';

export const create = creating('layout', async (_draft, context) => {
  const { input, user, now, tx } = context;
  const facts = layoutFacts(input.document, { now, me: null, on: 'create' });
  const document = facts.document as LayoutDocument;
  const whole = tx.as({ kind: 'system', corpId: user.corpId });
  checkWidgets(user, null, document);
  await checkSeenMaterials(tx, whole, null, document);
  await checkMaterials(whole, null, document);
  return { changes: facts, effects: (after) => publishLayout(context, null, after) };
});

/** A document that is sent is published at once: it becomes a version, and the screens are told. */
export const update = updating('layout', async (before, _merged, context) => {
  const { input, user, now, tx } = context;
  if (!input.document) return undefined;
  const facts = layoutFacts(input.document, { now, me: null, on: 'update' });
  const was = readLayout(before.document);
  const document = facts.document as LayoutDocument;
  checkWidgets(user, was.ok ? was.document : null, document);
  const whole = tx.as({ kind: 'system', corpId: before.corpId });
  await checkSeenMaterials(tx, whole, before.document, document);
  await checkMaterials(whole, before.document, document);
  if (isSameLayout(before.document, document)) return undefined;
  return {
    changes: facts,
    effects: async (after) => {
      await publishLayout(context, before, after);
      await followLayout(whole, after.id);
    },
  };
});
