import type { SavedViewSlots } from '#generated/console/saved-views/slots.gen.tsx';
import { savedViewPlace } from './place.ts';
import { OpenView, ViewName } from './OpenView.tsx';
import { ViewsEmpty } from './ViewsEmpty.tsx';

/** A view's name opens its list as it was saved; a view is made there, too (UI-01). */
export const slots: SavedViewSlots = {
  list: { empty: <ViewsEmpty />, opens: savedViewPlace },
  values: { name: <ViewName /> },
  show: { toolbar: <OpenView /> },
};
