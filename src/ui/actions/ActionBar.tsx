import type { EntityMeta } from '#core/entity/meta.ts';
import { useCanAny } from '../permission.ts';
import type { Slots } from '../slots.ts';
import { ActionButton } from './ActionButton.tsx';
import type { ActionForms } from './actionForms.ts';
import { availableActions } from './available.ts';
import type { ActionRecord } from './useActionFlow.tsx';

interface ActionBarProps {
  meta: EntityMeta;
  record: ActionRecord;
  forms: ActionForms;
  /** Names of the actions to show; all where absent. */
  only?: readonly string[];
  slots?: Slots;
}

/** The actions of one record, on its page. */
export function ActionBar({ meta, record, forms, only, slots }: ActionBarProps) {
  const can = useCanAny();
  const actions = availableActions(meta, meta.actions, can).filter(({ name }) => !only || only.includes(name));
  return actions.map((action) => <ActionButton key={action.name} meta={meta} action={action} records={[record]} form={forms[action.name]} slots={slots} />);
}
