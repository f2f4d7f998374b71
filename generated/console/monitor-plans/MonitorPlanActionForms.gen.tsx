// Made by codegen from schemas/monitor-plan.yaml. Do not edit: change the schema, or lay a view over it in resources/monitor-plans/.

import { monitorPlanForms, monitorPlanRules, monitorPlanWhens } from '#generated/model/monitor-plans/types.gen.ts';
import type { ActionForms } from '#src/ui/actions/actionForms.ts';
import { InstantInput } from '#src/ui/inputs/InstantInput.tsx';

/** What its actions ask for beside the records. */
export const monitorPlanActionForms = {
  extend: {
    schema: monitorPlanForms.extend,
    inputs: [
      <InstantInput
        key="deadline"
        source="deadline"
        label="resources.monitor-plans.forms.extend.deadline"
        required
        end
      />,
    ],
    begins: ['deadline'],
    rules: monitorPlanRules,
    whens: monitorPlanWhens,
  },
} satisfies ActionForms;
