// Made by codegen from schemas/corporation.yaml. Do not edit: change the schema, or lay a view over it in resources/corporations/.

import { corporationMeta } from '#generated/model/corporations/meta.gen.ts';
import { ActionBar } from '#src/ui/actions/ActionBar.tsx';
import type { ActionRecord } from '#src/ui/actions/useActionFlow.tsx';
import type { CorporationAction, CorporationSlots } from './slots.gen.tsx';

const forms = async () => (await import('./CorporationActionForms.gen.tsx')).corporationActionForms;

interface CorporationActionsProps {
  record: ActionRecord;
  /** All where absent. */
  only?: readonly CorporationAction[];
  slots?: CorporationSlots;
}

/** The actions of one record, for pages written by hand. */
export function CorporationActions(props: CorporationActionsProps) {
  return <ActionBar meta={corporationMeta} forms={forms} {...props} />;
}
