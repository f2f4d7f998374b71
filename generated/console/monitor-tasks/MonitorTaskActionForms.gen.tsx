// Made by codegen from schemas/monitor-task.yaml. Do not edit: change the schema, or lay a view over it in resources/monitor-tasks/.

import { monitorTaskForms, monitorTaskRules, monitorTaskWhens } from '#generated/model/monitor-tasks/types.gen.ts';
import type { ActionForms } from '#src/ui/actions/actionForms.ts';
import { EnumInput } from '#src/ui/inputs/EnumInput.tsx';
import { FileInput } from '#src/ui/inputs/FileInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { refs } from '../refs.gen.ts';

/** What its actions ask for beside the records. */
export const monitorTaskActionForms = {
  finish: {
    schema: monitorTaskForms.finish,
    inputs: [
      <FileInput
        key="photos"
        source="photos"
        label="resources.monitor-tasks.forms.finish.photos"
        required
        accept={['jpg', 'jpeg', 'png']}
        maxBytes={20971520}
        maxCount={3}
        multiple
      />,
      <EnumInput
        key="result"
        source="result"
        label="resources.monitor-tasks.forms.finish.result"
        required
        words="forms.finish.result"
        values={['normal', 'notPlayed', 'deviceBroken', 'deviceMissing']}
      />,
      <TextInput
        key="note"
        source="note"
        label="resources.monitor-tasks.forms.finish.note"
        maxLength={500}
        multiline
      />,
    ],
    begins: ['photos', 'result', 'note'],
    rules: monitorTaskRules,
    whens: monitorTaskWhens,
  },
  handOn: {
    schema: monitorTaskForms.handOn,
    inputs: [
      <ReferenceInput
        key="handlerId"
        source="handlerId"
        label="resources.monitor-tasks.forms.handOn.handlerId"
        required
        filter={{ status: 'enabled' }}
        {...refs.account}
      />,
    ],
  },
} satisfies ActionForms;
