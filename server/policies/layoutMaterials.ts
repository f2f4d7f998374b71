import { materialsOf, type LayoutDocument } from '#core/layout/document.ts';
import { materialIssues } from '#core/layout/materialIssues.ts';
import { readLayout } from '#core/layout/migrate.ts';
import { layoutTable } from '#generated/server/layouts.gen.ts';
import { refuse } from '../call/refuse.ts';
import { linkedTo } from '../store/links.ts';
import type { Tx, Where } from '../store/types.ts';

const materialsIn = (value: unknown): string[] => {
  const read = readLayout(value);
  return read.ok ? materialsOf(read.document) : [];
};

/** Returns the condition for layouts of which a widget shows one of these materials. */
export const showsMaterial = (ids: readonly string[]): Where => linkedTo(layoutTable, 'materialIds', ids);

/** Returns those of these materials that a layout in the scope of `tx` shows. */
async function shownMaterials(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const layouts = await tx.layouts.find(showsMaterial(ids), { fields: ['materialIds'] });
  return new Set(layouts.flatMap(({ materialIds }) => materialIds));
}

/** Returns the ids of the materials that a document shows and that the enterprise has no more; none of what cannot be read. */
export async function goneMaterials(whole: Tx, value: unknown): Promise<string[]> {
  const asked = materialsIn(value);
  if (asked.length === 0) return [];
  const there = new Set((await whole.materials.many(asked, { fields: ['id'] })).map(({ id }) => id));
  return asked.filter((id) => !there.has(id));
}

/** Returns the materials that a document shows and that did not stand there before. */
function newMaterials(before: unknown, document: LayoutDocument): string[] {
  const known = new Set(materialsIn(before));
  return materialsOf(document).filter((id) => !known.has(id));
}

function refuseMaterials(document: LayoutDocument, ids: readonly string[]): void {
  const issues = materialIssues(document, new Set(ids));
  if (issues.length > 0)
    throw refuse('PAYLOAD_INVALID', { issues: issues.map((issue) => ({ ...issue, path: `document.${issue.path}` })) });
}

/**
 * Refuses a document with a material that is gone or of another enterprise, at the widget that shows it. What stood there
 * before is not asked again: it cannot be deleted while it is published. The others are locked, so that none is deleted at
 * the same moment.
 */
export async function checkMaterials(whole: Tx, before: unknown, document: LayoutDocument): Promise<void> {
  const asked = newMaterials(before, document);
  if (asked.length === 0) return;
  const there = new Set((await whole.materials.many(asked, { fields: ['id'], lock: 'reference' })).map(({ id }) => id));
  refuseMaterials(
    document,
    asked.filter((id) => !there.has(id)),
  );
}

/**
 * Refuses a document into which the caller puts a material of the enterprise that they see neither by itself nor in another
 * layout: whoever sees a layout may open its files (PERM-04). A material that is gone is no matter of this rule.
 */
export async function checkSeenMaterials(tx: Tx, whole: Tx, before: unknown, document: LayoutDocument): Promise<void> {
  const asked = newMaterials(before, document);
  if (asked.length === 0) return;
  const seen = new Set((await tx.materials.many(asked, { fields: ['id'] })).map(({ id }) => id));
  const unseen = asked.filter((id) => !seen.has(id));
  if (unseen.length === 0) return;
  const there = (await whole.materials.many(unseen, { fields: ['id'] })).map(({ id }) => id);
  const shown = await shownMaterials(tx, there);
  refuseMaterials(
    document,
    there.filter((id) => !shown.has(id)),
  );
}
