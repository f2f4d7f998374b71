import { useRecordContext } from 'react-admin';
import { noticeView } from '#core/noticePlace.ts';
import type { NoticeSlots } from '#generated/console/notices/slots.gen.tsx';
import type { NoticeRow } from '#generated/model/notices/types.gen.ts';
import { headNamed } from '#src/providers/entityOf.ts';
import { Empty } from '#src/ui/fields/Empty.tsx';
import { AppLink } from '#src/ui/AppLink.tsx';
import { useNoticeDetail } from '#src/ui/noticeDetail.ts';
import { usePathOf, type PathOf } from '#src/ui/paths.ts';

/** Returns the page that a notice is about, its record's or a list; null where it has none here. */
function noticePlace({ kind, entity, recordId }: NoticeRow, pathOf: PathOf): string | null {
  const head = headNamed(entity);
  return head && recordId ? pathOf(head.resource, noticeView(kind), recordId) : null;
}

/** The name of the record as the way to it. */
function Subject() {
  const pathOf = usePathOf();
  const notice = useRecordContext<NoticeRow>();
  const path = notice ? noticePlace(notice, pathOf) : null;
  return path ? (
    <AppLink href={path} className="field-link">
      {notice?.subject}
    </AppLink>
  ) : (
    <span>{notice?.subject}</span>
  );
}

function Detail() {
  const detailOf = useNoticeDetail();
  const notice = useRecordContext<NoticeRow>();
  return (notice && detailOf(notice)) || <Empty />;
}

/** A notice leads to its record (UI-12). */
export const slots: NoticeSlots = {
  list: { opens: noticePlace },
  cells: { detail: <Detail /> },
  values: { subject: <Subject />, detail: <Detail /> },
};
