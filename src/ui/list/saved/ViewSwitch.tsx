import { lazy, Suspense, useState } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useListView } from '../listView.ts';
import { ViewButton } from './ViewButton.tsx';
import { VIEW } from './viewParameter.ts';

const SavedViews = lazy(() => import('./SavedViews.tsx'));

/** Menu of saved views. The server is not asked until somebody needs one. */
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
