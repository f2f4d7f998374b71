// Made by codegen from schemas/operation-log.yaml. Do not edit: change the schema, or lay a view over it in resources/operation-logs/.

import { operationLogMeta } from '#generated/model/operation-logs/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NameField } from '#src/ui/fields/NameField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import type { OperationLogParts, OperationLogSlots } from './slots.gen.tsx';

const values: ShowValues<OperationLogParts['field']> = {
  createdAt: <InstantField source="createdAt" />,
  realName: <TextField source="realName" />,
  userName: <TextField source="userName" />,
  call: <NameField source="call" of="calls" />,
  targetName: <TextField source="targetName" />,
  code: <NumberField source="code" />,
  ip: <TextField source="ip" />,
  traceKey: <TextField source="traceKey" />,
};

const sections: readonly ShowSectionDef<OperationLogParts['field']>[] = [
  { name: 'base', fields: ['createdAt', 'realName', 'userName', 'call', 'targetName', 'code', 'ip', 'traceKey'] },
];

/** Operation log: the page of one record. */
export default function OperationLogShow({ slots }: ViewProps<OperationLogSlots>) {
  return <EntityShow meta={operationLogMeta} values={values} sections={sections} slots={slots} />;
}
