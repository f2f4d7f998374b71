import { readLayout } from '#core/layout/migrate.ts';
import { placementIssues } from '#core/layout/placement.ts';
import type { LayoutStored } from '#generated/server/layouts.gen.ts';
import { refuse } from '../call/refuse.ts';

/**
 * Returns what is kept beside a layout's document. Refuses LAYOUT_UNREADABLE for what is none, and what breaks
 * a rule of placement at the widget that breaks it (LAY-04, LAY-08); the paths begin with `document`.
 */
export function layoutFacts(document: unknown): Pick<LayoutStored, 'document' | 'pages'> {
  const read = readLayout(document);
  if (!read.ok)
    throw refuse('LAYOUT_UNREADABLE', {
      issues: read.issues.map((issue) => ({
        ...issue,
        path: issue.path === 'root' ? 'document' : `document.${issue.path}`,
      })),
    });
  const issues = placementIssues(read.document);
  if (issues.length > 0)
    throw refuse('PAYLOAD_INVALID', { issues: issues.map((issue) => ({ ...issue, path: `document.${issue.path}` })) });
  return { document: read.document, pages: read.document.pages.length };
}
