import { ActionCommand } from '../actions/ActionBar.tsx';
import { useListView } from './listView.ts';
import { useSelected } from './useSelected.ts';

/** Offers what can be done with many rows to the palette: of the selection, or with the word that there is none (UI-03). */
export default function BulkCommands() {
  const { meta, actions, forms, slots, isSelectable } = useListView();
  const { records } = useSelected();
  if (!isSelectable) return null;
  return actions
    .filter(({ bulk }) => bulk > 1)
    .map((action) => (
      <ActionCommand key={action.name} meta={meta} action={action} records={records} forms={forms} slots={slots} />
    ));
}
