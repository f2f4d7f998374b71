// Made by codegen from schemas/material.yaml. Do not edit: change the schema, or lay a view over it in resources/materials/.

import { materialMeta } from '#generated/model/materials/meta.gen.ts';
import { ActionBar } from '#src/ui/actions/ActionBar.tsx';
import type { ActionRecord } from '#src/ui/actions/useActionFlow.tsx';
import type { MaterialAction, MaterialSlots } from './slots.gen.tsx';

const forms = async () => (await import('./MaterialActionForms.gen.tsx')).materialActionForms;

interface MaterialActionsProps {
  record: ActionRecord;
  /** All where absent. */
  only?: readonly MaterialAction[];
  slots?: MaterialSlots;
}

/** The actions of one record, for pages written by hand. */
export function MaterialActions(props: MaterialActionsProps) {
  return <ActionBar meta={materialMeta} forms={forms} {...props} />;
}
