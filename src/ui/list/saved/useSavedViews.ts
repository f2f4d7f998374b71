import { useGetList, useStore } from 'react-admin';
import { useNotifyError } from '../../errorText.ts';
import { useSurroundings } from '../../ruleContext.ts';
import { useCall } from '../../useCall.ts';
import { useListView } from '../listView.ts';
import type { SavedState } from './savedState.ts';

export interface SavedView {
  id: string;
  name: string;
  /** Name of a view of x-list.views. */
  view?: string | null;
  shared?: boolean | null;
  creatorId?: string | null;
  state: SavedState;
}

/** Most views in the menu; all of them are in the list of saved views. */
const MOST = 100;

/** Returns the saved views of this list, the open one, the default one, and functions that change them. */
export function useSavedViews() {
  const { meta, view, storeKey } = useListView();
  const { me } = useSurroundings();
  const [call, notifyError] = [useCall(), useNotifyError()];
  const [activeId, setActiveId] = useStore<string | null>(`${storeKey}.savedView`, null);
  const [defaultId, setDefaultId] = useStore<string | null>(`${storeKey}.defaultView`, null);
  const { data, isPending, error, refetch } = useGetList<SavedView>('saved-views', {
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'name', order: 'ASC' },
    filter: { entity: meta.name },
  });
  const views = (data ?? []).filter((one) => (one.view ?? 'list') === view);
  /** Sends one change; notifies of an error, and returns the answer, or null after an error. */
  const send = async (verb: string, payload: object): Promise<unknown> => {
    try {
      const answer = await call(`savedView.${verb}`, payload);
      await refetch();
      return answer ?? true;
    } catch (problem) {
      notifyError(problem);
      return null;
    }
  };
  return {
    views,
    isPending,
    error,
    active: views.find(({ id }) => id === activeId) ?? null,
    activeId,
    setActiveId,
    defaultId,
    setDefaultId,
    isOwn: (one: SavedView) => one.creatorId === me?.userId,
    create: async (name: string, state: SavedState) => {
      const made = await send('create', { name, entity: meta.name, view, state });
      if (typeof made === 'object' && made !== null && 'id' in made && typeof made.id === 'string')
        setActiveId(made.id);
      return made !== null;
    },
    update: async (id: string, changes: object) => (await send('update', { id, ...changes })) !== null,
    remove: async (id: string) => {
      if ((await send('delete', { ids: [id] })) === null) return;
      if (id === activeId) setActiveId(null);
      if (id === defaultId) setDefaultId(null);
    },
  };
}
