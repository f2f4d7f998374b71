import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useListView } from '../listView.ts';

const SavedViews = lazy(() => import('./SavedViews.tsx'));

/** Name in the address: a view that was sent to somebody. */
export const VIEW = 'view';

/** Which saved view the list is. Nothing is asked of the server until one is wanted. */
export function ViewSwitch() {
  const { storeKey } = useListView();
  const [activeId] = useStore<string | null>(`${storeKey}.savedView`, null);
  const [defaultId] = useStore<string | null>(`${storeKey}.defaultView`, null);
  const asked = new URLSearchParams(useLocation().search).get(VIEW);
  const [isWanted, setWanted] = useState(false);
  const button = <ViewButton onClick={() => setWanted(true)} />;
  if (!isWanted && activeId === null && defaultId === null && asked === null) return button;
  return (
    <Suspense fallback={button}>
      <SavedViews isOpen={isWanted} asked={asked} />
    </Suspense>
  );
}

interface ViewButtonProps {
  name?: string;
  isModified?: boolean;
  isOpen?: boolean;
  onClick: (button: HTMLElement) => void;
}

/** What the list is looked at as, and whether it was changed since. */
export function ViewButton({ name, isModified = false, isOpen = false, onClick }: ViewButtonProps) {
  const translate = useTranslate();
  return (
    <Button
      size="small"
      color="inherit"
      endIcon={<ExpandMore />}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => onClick(currentTarget)}
      className="view-switch"
    >
      <span>{name ?? translate('ui.views.title')}</span>
      {isModified ? (
        <i role="img" aria-label={translate('ui.views.modified')} title={translate('ui.views.modified')} />
      ) : null}
    </Button>
  );
}
