import { isSame } from '#core/entity/same.ts';
import { kindOf, widgetsOf, type LayoutDocument } from '#core/layout/document.ts';
import { refuse } from '../call/refuse.ts';
import type { SessionUser } from '../call/types.ts';

/**
 * Refuses a layout with a widget that the caller may not place (PERM-02, PERM-08): a layout is not reviewed, and a web page
 * from outside shows whatever it likes. What stood there before stays, whoever changes the rest.
 */
export function checkWidgets(
  user: Pick<SessionUser, 'can'>,
  before: LayoutDocument | null,
  after: LayoutDocument,
): void {
  const kept = new Map((before ? widgetsOf(before) : []).map((widget) => [widget.id, widget]));
  for (const widget of widgetsOf(after)) {
    const { id, kind, props } = widget;
    const was = kept.get(id);
    const { perm } = kindOf(widget);
    if (perm === undefined || user.can(perm) || (was?.kind === kind && isSame(was.props, props))) continue;
    throw refuse('NO_PERMISSION', { field: 'document', data: { permission: perm } });
  }
}
