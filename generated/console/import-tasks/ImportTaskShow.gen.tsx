// Made by codegen from schemas/import-task.yaml. Do not edit: change the schema, or lay a view over it in resources/import-tasks/.

import { importTaskMeta } from '#generated/model/import-tasks/meta.gen.ts';
import { importTaskStates } from '#generated/model/import-tasks/states.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NameField } from '#src/ui/fields/NameField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { ImportTaskParts, ImportTaskSlots } from './slots.gen.tsx';

const values: ShowValues<ImportTaskParts['field']> = {
  fileName: <TextField source="fileName" />,
  entity: <NameField source="entity" of="entities" />,
  status: <StateField source="status" states={importTaskStates} />,
  problem: <NameField source="problem" of="errors" />,
  total: <NumberField source="total" />,
  done: <NumberField source="done" />,
  failed: <NumberField source="failed" />,
  createdAt: <InstantField source="createdAt" />,
  finishedAt: <InstantField source="finishedAt" />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
};

const sections: readonly ShowSectionDef<ImportTaskParts['field']>[] = [
  {
    name: 'task',
    fields: [
      'fileName',
      'entity',
      'status',
      'problem',
      'total',
      'done',
      'failed',
      'createdAt',
      'finishedAt',
      'creatorId',
    ],
  },
];

const targets: ShowTargets = {
  creatorId: refs.account,
};

/** Import: the page of one record. */
export default function ImportTaskShow({ slots }: ViewProps<ImportTaskSlots>) {
  return (
    <EntityShow
      meta={importTaskMeta}
      values={values}
      sections={sections}
      targets={targets}
      slots={slots}
      liveMs={3000}
    />
  );
}
