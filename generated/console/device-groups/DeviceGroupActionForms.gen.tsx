// Made by codegen from schemas/device-group.yaml. Do not edit: change the schema, or lay a view over it in resources/device-groups/.

import { deviceGroupForms } from '#generated/model/device-groups/types.gen.ts';
import type { ActionForms } from '#src/ui/actions/actionForms.ts';
import { BooleanInput } from '#src/ui/inputs/BooleanInput.tsx';

/** What its actions ask for beside the records. */
export const deviceGroupActionForms = {
  sync: {
    schema: deviceGroupForms.sync,
    inputs: [<BooleanInput key="inStep" source="inStep" label="resources.device-groups.forms.sync.inStep" />],
    defaults: { inStep: false },
    begins: ['inStep'],
  },
} satisfies ActionForms;
