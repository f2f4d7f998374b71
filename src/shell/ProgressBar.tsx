import { useIsFetching } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { pendingPages } from './pendingPages.ts';

/** A line under the top bar while a page is on its way: its script, or what it shows for the first time (SES-07). */
export function ProgressBar() {
  const translate = useTranslate();
  const first = useIsFetching({ predicate: (query) => query.state.status === 'pending' });
  const pages = useSyncExternalStore(pendingPages.subscribe, pendingPages.count);
  const isBusy = first + pages > 0;
  return (
    <div
      className={isBusy ? 'progress-bar progress-bar-busy' : 'progress-bar'}
      role="progressbar"
      aria-label={translate('shell.loading')}
      aria-hidden={!isBusy}
    />
  );
}
