import { noticeView } from '#core/noticePlace.ts';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useNotifyError } from '../../ui/errorText.ts';
import { callPath } from '../../providers/printedTables.ts';
import { headNamed } from '../../providers/entityOf.ts';
import { useEntityWords } from '../../ui/entityWords.ts';
import { useFormats } from '../../ui/format.ts';
import { useNoticeDetail } from '../../ui/noticeDetail.ts';
import { usePathOf } from '../../ui/paths.ts';
import { useConsole } from '../consoleContext.ts';
import type { NoticeInfo } from './useNotices.ts';

type Notice = NoticeInfo['list'][number];

interface NoticesPanelProps extends NoticeInfo {
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Returns what marks notices as read: those with these ids, or all. */
function useRead() {
  const { services } = useConsole();
  const queries = useQueryClient();
  const notifyError = useNotifyError();
  return async (ids: readonly string[] | 'all') => {
    try {
      if (ids === 'all') await services.client.call(callPath('notice.readAll'), {});
      else await services.client.call(callPath('notice.read'), { ids: [...ids] });
      await queries.invalidateQueries({ queryKey: ['notices'] });
    } catch (error) {
      notifyError(error);
    }
  };
}

/** Returns the page of the record that a notice is about; the list of notices where it has none. */
function usePathOfNotice(): (notice: Notice) => string {
  const pathOf = usePathOf();
  const all = pathOf('notices', 'list') ?? '/';
  return ({ kind, entity, recordId }) => {
    const head = headNamed(entity);
    return (head && recordId ? pathOf(head.resource, noticeView(kind), recordId) : null) ?? all;
  };
}

/** The latest notices, in the order in which they came. */
export default function NoticesPanel({ anchor, list, unread, onClose }: NoticesPanelProps) {
  useEntityWords('notices');
  const translate = useTranslate();
  const pathOf = usePathOf();
  const pathOfNotice = usePathOfNotice();
  const read = useRead();
  const open = (notice: Notice) => {
    onClose();
    if (notice.readAt === null) void read([notice.id]);
  };
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
      transformOrigin={{ horizontal: 'right', vertical: -4 }}
      slotProps={{ paper: { className: 'notices', 'aria-label': translate('shell.notices.title'), role: 'dialog' } }}
    >
      <div className="notices-head">
        <h2>{translate('shell.notices.title')}</h2>
        {unread > 0 ? (
          <Button size="small" onClick={() => void read('all')}>
            {translate('shell.notices.readAll')}
          </Button>
        ) : null}
      </div>
      {list.length === 0 ? (
        <p className="notices-none">{translate('shell.notices.none')}</p>
      ) : (
        <ul>
          {list.map((notice) => (
            <li key={notice.id}>
              <Link to={pathOfNotice(notice)} onClick={() => open(notice)}>
                <Line notice={notice} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="notices-foot">
        <Button size="small" component={Link} to={pathOf('notices', 'list') ?? '/'} onClick={onClose}>
          {translate('shell.notices.all')}
        </Button>
      </div>
    </Popover>
  );
}

function Line({ notice }: { notice: Notice }) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const detailOf = useNoticeDetail();
  const { kind, subject, dueAt, createdAt, readAt } = notice;
  const more = [
    detailOf(notice),
    dueAt === null ? null : translate(`shell.notices.due.${kind}`, { _: '', at: instant(dueAt) }),
  ];
  return (
    <>
      <span className={readAt === null ? 'notices-mark' : 'notices-mark notices-mark-read'}>
        {readAt === null ? <span className="notices-unread">{translate('shell.notices.unread')}</span> : null}
      </span>
      <span className="notices-text">
        <strong>{translate(`resources.notices.values.kind.${kind}`)}</strong>
        <span>{subject}</span>
        {more.map((text) => (text ? <span key={text}>{text}</span> : null))}
        <time dateTime={createdAt}>{instant(createdAt)}</time>
      </span>
    </>
  );
}
