// Made by codegen from schemas/warning-rule.yaml. Do not edit: change the schema, or lay a view over it in resources/warning-rules/.

import { warningRuleMeta } from '#generated/model/warning-rules/meta.gen.ts';
import { warningRuleWhens } from '#generated/model/warning-rules/types.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { WarningRuleParts, WarningRuleSlots } from './slots.gen.tsx';

const values: ShowValues<WarningRuleParts['field']> = {
  name: <TextField source="name" />,
  kind: (
    <EnumField
      source="kind"
      colors={{
        offline: 'error',
        storage: 'warning',
        fault: 'error',
        temperature: 'error',
        waterLevel: 'warning',
        noPlay: 'error',
        picture: 'error',
      }}
    />
  ),
  isOn: <BooleanField source="isOn" />,
  minutes: <NumberField source="minutes" />,
  freeMb: <NumberField source="freeMb" />,
  celsius: <NumberField source="celsius" />,
  percent: <NumberField source="percent" />,
  holdMinutes: <NumberField source="holdMinutes" />,
  quietMinutes: <NumberField source="quietMinutes" />,
  receiverIds: <ReferencesField source="receiverIds" chips {...refs.account} />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
  createdAt: <InstantField source="createdAt" />,
};

const sections: readonly ShowSectionDef<WarningRuleParts['field']>[] = [
  {
    name: 'what',
    fields: ['name', 'kind', 'isOn', 'minutes', 'freeMb', 'celsius', 'percent'],
    whens: warningRuleWhens,
  },
  { name: 'when', label: 'resources.warning-rules.sections.when', fields: ['holdMinutes', 'quietMinutes'] },
  { name: 'who', label: 'resources.warning-rules.sections.who', fields: ['receiverIds', 'creatorId', 'createdAt'] },
];

const targets: ShowTargets = {
  receiverIds: refs.account,
  creatorId: refs.account,
};

const related: readonly RelatedDef<WarningRuleParts['related']>[] = [
  { name: 'warningEvent.ruleId', resource: 'warning-events', field: 'ruleId', perm: 'open' },
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'warningRule' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Warning rule: the page of one record. */
export default function WarningRuleShow({ slots }: ViewProps<WarningRuleSlots>) {
  return (
    <EntityShow
      meta={warningRuleMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      slots={slots}
    />
  );
}
