// Made by codegen from schemas/ad.yaml. Do not edit: change the schema, or lay a view over it in resources/ads/.

import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { ActionBar } from '#src/ui/actions/ActionBar.tsx';
import type { ActionRecord } from '#src/ui/actions/useActionFlow.tsx';
import type { AdAction, AdSlots } from './slots.gen.tsx';

const forms = async () => (await import('./AdActionForms.gen.tsx')).adActionForms;

interface AdActionsProps {
  record: ActionRecord;
  /** All where absent. */
  only?: readonly AdAction[];
  slots?: AdSlots;
}

/** The actions of one record, for pages written by hand. */
export function AdActions(props: AdActionsProps) {
  return <ActionBar meta={adMeta} forms={forms} {...props} />;
}
