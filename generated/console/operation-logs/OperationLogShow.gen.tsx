// Made by codegen from schemas/operation-log.yaml. Do not edit: change the schema, or lay a view over it in resources/operation-logs/.

import { operationLogMeta } from '#generated/model/operation-logs/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { JsonField } from '#src/ui/fields/JsonField.tsx';
import { NameField } from '#src/ui/fields/NameField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { AccountReferenceField, accountTarget } from '../accounts/AccountReference.gen.tsx';
import type { OperationLogField, OperationLogSlots } from './slots.gen.tsx';

const values: ShowValues<OperationLogField> = {
  creatorId: <AccountReferenceField source="creatorId" />,
  createdAt: <InstantField source="createdAt" />,
  userName: <TextField source="userName" />,
  realName: <TextField source="realName" />,
  call: <NameField source="call" of="calls" />,
  entity: <NameField source="entity" of="entities" />,
  targetId: <TextField source="targetId" />,
  targetName: <TextField source="targetName" />,
  code: <NumberField source="code" />,
  ip: <TextField source="ip" />,
  traceKey: <TextField source="traceKey" />,
  before: <JsonField source="before" />,
  after: <JsonField source="after" />,
};

const sections: readonly ShowSectionDef<OperationLogField>[] = [
  {
    name: 'record',
    fields: [
      'creatorId',
      'createdAt',
      'userName',
      'realName',
      'call',
      'entity',
      'targetId',
      'targetName',
      'code',
      'ip',
      'traceKey',
      'before',
      'after',
    ],
  },
];

const targets: ShowTargets = {
  creatorId: accountTarget,
};

/** Operation log: the page of one record. */
export default function OperationLogShow({ slots }: ViewProps<OperationLogSlots>) {
  return <EntityShow meta={operationLogMeta} values={values} sections={sections} targets={targets} slots={slots} />;
}
