import Bell from '@mui/icons-material/NotificationsNone';
import IconButton from '@mui/material/IconButton';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Hint } from '../../ui/Hint.tsx';
import { Later } from '../../ui/Later.tsx';
import { INFO, useNotices } from './useNotices.ts';
import './notices.css';

const NoticesPanel = lazy(() => import('./NoticesPanel.tsx'));

/** Greatest count that is written in full. */
const MOST = 99;

/** The bell: how many notices are unread, and the latest of them (UI-12). */
export function NoticesButton() {
  const translate = useTranslate();
  const queries = useQueryClient();
  const { unread, list } = useNotices();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = unread > 0 ? translate('shell.notices.openUnread', { count: unread }) : translate('shell.notices.open');
  return (
    <>
      <Hint text={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          className="topbar-notices"
          onClick={({ currentTarget }) => {
            setAnchor(currentTarget);
            void queries.invalidateQueries({ queryKey: INFO });
          }}
        >
          <Bell fontSize="small" />
          {unread > 0 ? (
            <span className="notices-count" aria-hidden>
              {unread > MOST ? `${MOST}+` : unread}
            </span>
          ) : null}
        </IconButton>
      </Hint>
      <Later when={anchor !== null}>
        <NoticesPanel anchor={anchor} list={list} unread={unread} onClose={() => setAnchor(null)} />
      </Later>
    </>
  );
}
