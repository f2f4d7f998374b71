import type { Issue } from '../entity/issues.ts';
import { issuesOf } from '../entity/issues.ts';
import type { LayoutDocument } from './document.ts';
import { LAYOUT_VERSION, layoutDocument } from './document.ts';

/** Migrations from one version of a document to the next; the key is the version that it reads. */
export type LayoutSteps = Readonly<Record<number, (document: Record<string, unknown>) => Record<string, unknown>>>;

/** Empty: version 1 is the first. Each new version adds a step, which never changes afterwards. */
const STEPS: LayoutSteps = {};

/** Result of reading. `why` is the first issue in words for a log: "pages.0.widgets.2.props.url: pattern". */
export type LayoutReading = { ok: true; document: LayoutDocument } | { ok: false; issues: Issue[]; why: string };

const refused = (issues: Issue[]): LayoutReading => ({
  ok: false,
  issues,
  why: issues
    .slice(0, 1)
    .map(({ path, rule }) => `${path}: ${rule}`)
    .join(),
});

const unreadable = (rule: string, args: Record<string, unknown> = {}): LayoutReading =>
  refused([{ path: 'root', rule, args }]);

/**
 * Reads a layout document of any version: migrates it step by step, then checks it against the schema. A document that
 * cannot be read is reported and left unchanged, so that nothing is lost (LAY-08).
 */
export function readLayout(value: unknown, steps: LayoutSteps = STEPS): LayoutReading {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return unreadable('type', { expected: 'object' });
  let document = { ...value } as Record<string, unknown>;
  for (;;) {
    const version = document['version'];
    if (typeof version !== 'number' || !Number.isInteger(version)) return unreadable('layoutVersion');
    if (version > LAYOUT_VERSION) return unreadable('layoutTooNew', { version });
    if (version === LAYOUT_VERSION) break;
    const step = steps[version];
    if (!step) return unreadable('layoutVersion', { version });
    document = { ...step(document), version: version + 1 };
  }
  const parsed = layoutDocument.safeParse(document, { reportInput: true });
  return parsed.success ? { ok: true, document: parsed.data } : refused(issuesOf(parsed.error));
}
