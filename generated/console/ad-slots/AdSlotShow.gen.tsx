// Made by codegen from schemas/ad-slot.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-slots/.

import { adSlotMeta } from '#generated/model/ad-slots/meta.gen.ts';
import { adSlotWhens } from '#generated/model/ad-slots/types.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { FileField } from '#src/ui/fields/FileField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { MoneyField } from '#src/ui/fields/MoneyField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { ScheduleField } from '#src/ui/fields/ScheduleField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { AdSlotParts, AdSlotSlots } from './slots.gen.tsx';

const values: ShowValues<AdSlotParts['field']> = {
  name: <TextField source="name" />,
  layoutId: <ReferenceField source="layoutId" {...refs.layout} />,
  widgetId: <TextField source="widgetId" />,
  width: <NumberField source="width" />,
  height: <NumberField source="height" />,
  opening: <EnumField source="opening" />,
  weekdays: <ScheduleField source="weekdays" of="weekdays" />,
  windows: <ScheduleField source="windows" of="timeWindows" />,
  mode: <EnumField source="mode" />,
  carouselPlaces: <NumberField source="carouselPlaces" />,
  transition: <EnumField source="transition" />,
  sellingMode: <EnumField source="sellingMode" />,
  cptPriceFen: <MoneyField source="cptPriceFen" />,
  cpmPriceFen: <MoneyField source="cpmPriceFen" />,
  rtb: <BooleanField source="rtb" />,
  rtbPriceFen: <MoneyField source="rtbPriceFen" />,
  scanToCast: <BooleanField source="scanToCast" />,
  castPriceFen: <MoneyField source="castPriceFen" />,
  castReview: <BooleanField source="castReview" />,
  showingS: <NumberField source="showingS" />,
  maxSellable: <NumberField source="maxSellable" />,
  bottomImage: <FileField source="bottomImage" picture />,
  createdAt: <InstantField source="createdAt" />,
  number: <TextField source="number" />,
  onSale: <BooleanField source="onSale" />,
  builtIn: <BooleanField source="builtIn" />,
};

const sections: readonly ShowSectionDef<AdSlotParts['field']>[] = [
  { name: 'base', fields: ['name', 'layoutId', 'widgetId', 'width', 'height'] },
  {
    name: 'scenario',
    label: 'resources.ad-slots.sections.scenario',
    fields: ['opening', 'weekdays', 'windows', 'mode', 'carouselPlaces', 'transition'],
    whens: adSlotWhens,
  },
  {
    name: 'selling',
    label: 'resources.ad-slots.sections.selling',
    fields: [
      'sellingMode',
      'cptPriceFen',
      'cpmPriceFen',
      'rtb',
      'rtbPriceFen',
      'scanToCast',
      'castPriceFen',
      'castReview',
      'showingS',
      'maxSellable',
      'bottomImage',
    ],
    whens: adSlotWhens,
  },
  { name: 'record', fields: ['createdAt', 'number', 'onSale', 'builtIn'] },
];

const targets: ShowTargets = {
  layoutId: refs.layout,
};

const related: readonly RelatedDef<AdSlotParts['related']>[] = [
  { name: 'ad.slotId', resource: 'ads', field: 'slotId', perm: 'ad.view', create: 'ad.add' },
  { name: 'auction.slotId', resource: 'auctions', field: 'slotId', perm: 'adSlot.view' },
  { name: 'cast.slotId', resource: 'casts', field: 'slotId', perm: 'cast.view' },
  { name: 'goods.slotId', resource: 'goods', field: 'slotId', perm: 'open' },
  { name: 'proofOfPlay.slotId', resource: 'proofs-of-play', field: 'slotId', perm: 'report.ad' },
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'adSlot' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Ad slot: the page of one record. */
export default function AdSlotShow({ slots }: ViewProps<AdSlotSlots>) {
  return (
    <EntityShow
      meta={adSlotMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      slots={slots}
    />
  );
}
