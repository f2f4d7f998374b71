// Made by codegen from schemas/call-time.yaml. Do not edit: change the schema, or lay a view over it in resources/call-times/.

import { callTimeMeta } from '#generated/model/call-times/meta.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { DateField } from '#src/ui/fields/DateField.tsx';
import { NameField } from '#src/ui/fields/NameField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import type { CallTimeParts, CallTimeSlots } from './slots.gen.tsx';

const values: ShowValues<CallTimeParts['field']> = {
  day: <DateField source="day" />,
  call: <NameField source="call" of="calls" />,
  changes: <BooleanField source="changes" />,
  times: <NumberField source="times" />,
  slow: <NumberField source="slow" />,
  failed: <NumberField source="failed" />,
  p50Ms: <NumberField source="p50Ms" />,
  p95Ms: <NumberField source="p95Ms" />,
  maxMs: <NumberField source="maxMs" />,
};

const sections: readonly ShowSectionDef<CallTimeParts['field']>[] = [
  { name: 'base', fields: ['day', 'call', 'changes', 'times', 'slow', 'failed', 'p50Ms', 'p95Ms', 'maxMs'] },
];

/** Actions and speed: the page of one record. */
export default function CallTimeShow({ slots }: ViewProps<CallTimeSlots>) {
  return <EntityShow meta={callTimeMeta} values={values} sections={sections} slots={slots} />;
}
