import { readLayout, type LayoutReading } from '#core/layout/migrate.ts';
import type { RuleContext } from '#core/entity/rule.ts';
import { layoutIssues } from '#core/layout/placement.ts';
import type { LayoutStored } from '#generated/server/layouts.gen.ts';
import { refuse, type RefusedError } from '../call/refuse.ts';
import { glanceOf } from '../policies/layoutGlance.ts';

/** Returns the refusal of what is no layout document, at the parts that are wrong; the paths begin with `document`. */
export const unreadable = ({ issues }: Extract<LayoutReading, { ok: false }>): RefusedError =>
  refuse('LAYOUT_UNREADABLE', {
    issues: issues.map((issue) => ({
      ...issue,
      path: issue.path === 'root' ? 'document' : `document.${issue.path}`,
    })),
  });

type LayoutFacts = Pick<LayoutStored, 'document' | 'pages' | 'outline' | 'materialIds'>;

/**
 * Returns what is kept beside a layout's document. Refuses LAYOUT_UNREADABLE for what is none, and what breaks
 * a rule of placement or of its kind at the widget that breaks it (LAY-04, LAY-05, LAY-08); the paths begin with `document`.
 */
export function layoutFacts(document: unknown, context: RuleContext): LayoutFacts {
  const read = readLayout(document);
  if (!read.ok) throw unreadable(read);
  const issues = layoutIssues(read.document, context);
  if (issues.length > 0)
    throw refuse('PAYLOAD_INVALID', { issues: issues.map((issue) => ({ ...issue, path: `document.${issue.path}` })) });
  return { document: read.document, ...glanceOf(read.document) };
}
