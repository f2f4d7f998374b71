// Made by codegen from schemas/layout.yaml. Do not edit: change the schema, or lay a view over it in resources/layouts/.

import { layoutMeta } from '#generated/model/layouts/meta.gen.ts';
import { layoutCreate, layoutRules, layoutUpdate, layoutWhens } from '#generated/model/layouts/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { BooleanInput } from '#src/ui/inputs/BooleanInput.tsx';
import { JsonInput } from '#src/ui/inputs/JsonInput.tsx';
import { MoneyInput } from '#src/ui/inputs/MoneyInput.tsx';
import { NumberInput } from '#src/ui/inputs/NumberInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import type { LayoutParts, LayoutSlots } from './slots.gen.tsx';

const inputs: FormInputs<LayoutParts['field']> = {
  name: <TextInput source="name" required maxLength={50} />,
  document: <JsonInput source="document" required />,
  width: <NumberInput source="width" required min={48} max={11520} />,
  height: <NumberInput source="height" required min={48} max={11520} />,
  rtb: <BooleanInput source="rtb" help="resources.layouts.help.rtb" />,
  cpmPriceFen: <MoneyInput source="cpmPriceFen" help="resources.layouts.help.cpmPriceFen" />,
};

const sections: readonly FormSection<LayoutParts['section'], LayoutParts['field']>[] = [
  { name: 'base', rows: [['name']] },
  { name: 'content', label: 'resources.layouts.groups.content', rows: [['document'], ['width', 'height']] },
  { name: 'selling', label: 'resources.layouts.groups.selling', rows: [['rtb'], ['cpmPriceFen']] },
];

export const layoutForm: FormDef<LayoutParts['field'], LayoutParts['section']> = {
  meta: layoutMeta,
  kind: 'groups',
  sections,
  inputs,
  create: layoutCreate,
  update: layoutUpdate,
  rules: layoutRules,
  whens: layoutWhens,
};

/** Layout: a new one. */
export function LayoutCreate({ slots }: ViewProps<LayoutSlots>) {
  return <EntityCreate def={layoutForm} slots={slots} />;
}

/** Layout: change one. */
export function LayoutEdit({ slots }: ViewProps<LayoutSlots>) {
  return <EntityEdit def={layoutForm} slots={slots} />;
}
