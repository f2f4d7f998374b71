// Made by codegen from schemas/goods.yaml. Do not edit: change the schema, or lay a view over it in resources/goods/.

import { goodsMeta } from '#generated/model/goods/meta.gen.ts';
import { goodsStates } from '#generated/model/goods/states.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { MoneyField } from '#src/ui/fields/MoneyField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { GoodsParts, GoodsSlots } from './slots.gen.tsx';

const forms = async () => (await import('./GoodsActionForms.gen.tsx')).goodsActionForms;

const values: ShowValues<GoodsParts['field']> = {
  status: <StateField source="status" states={goodsStates} />,
  name: <TextField source="name" />,
  number: <TextField source="number" />,
  slotId: <ReferenceField source="slotId" snapshot="name" {...refs.adSlot} />,
  page: <TextField source="page" />,
  deviceType: <EnumField source="deviceType" />,
  dimension: <TextField source="dimension" />,
  resolution: <TextField source="resolution" />,
  maxStock: <NumberField source="maxStock" />,
  showingS: <NumberField source="showingS" />,
  createdAt: <InstantField source="createdAt" />,
  priceFen: <MoneyField source="priceFen" />,
  cptPriceFen: <MoneyField source="cptPriceFen" />,
};

const sections: readonly ShowSectionDef<GoodsParts['field']>[] = [
  {
    name: 'base',
    fields: [
      'status',
      'name',
      'number',
      'slotId',
      'page',
      'deviceType',
      'dimension',
      'resolution',
      'maxStock',
      'showingS',
      'createdAt',
    ],
  },
  { name: 'price', label: 'resources.goods.sections.price', fields: ['priceFen', 'cptPriceFen'] },
];

const targets: ShowTargets = {
  slotId: { systems: ['YXF'] },
};

const related: readonly RelatedDef<GoodsParts['related']>[] = [
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'goods' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Goods: the page of one record. */
export default function GoodsShow({ slots }: ViewProps<GoodsSlots>) {
  return (
    <EntityShow
      meta={goodsMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      forms={forms}
      slots={slots}
    />
  );
}
