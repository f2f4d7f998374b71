// Made by codegen from schemas/ad-slot.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-slots/.

import { adSlotMeta } from '#generated/model/ad-slots/meta.gen.ts';
import { adSlotCreate, adSlotRules, adSlotUpdate, adSlotWhens } from '#generated/model/ad-slots/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { BooleanInput } from '#src/ui/inputs/BooleanInput.tsx';
import { EnumInput } from '#src/ui/inputs/EnumInput.tsx';
import { FileInput } from '#src/ui/inputs/FileInput.tsx';
import { MoneyInput } from '#src/ui/inputs/MoneyInput.tsx';
import { NumberInput } from '#src/ui/inputs/NumberInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { TimeWindowsInput } from '#src/ui/inputs/TimeWindowsInput.tsx';
import { WeekdaysInput } from '#src/ui/inputs/WeekdaysInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { AdSlotParts, AdSlotSlots } from './slots.gen.tsx';

const inputs: FormInputs<AdSlotParts['field']> = {
  name: <TextInput source="name" required maxLength={50} />,
  layoutId: <ReferenceInput source="layoutId" required {...refs.layout} />,
  widgetId: <TextInput source="widgetId" help="resources.ad-slots.help.widgetId" maxLength={40} />,
  width: <NumberInput source="width" required min={1} max={11520} />,
  height: <NumberInput source="height" required min={1} max={11520} />,
  opening: <EnumInput source="opening" required help="resources.ad-slots.help.opening" values={['always', 'hours']} />,
  weekdays: <WeekdaysInput source="weekdays" help="resources.ad-slots.help.weekdays" />,
  windows: <TimeWindowsInput source="windows" help="resources.ad-slots.help.windows" max={24} />,
  mode: <EnumInput source="mode" required help="resources.ad-slots.help.mode" values={['shared', 'exclusive']} />,
  carouselPlaces: <NumberInput source="carouselPlaces" required min={1} max={100} />,
  transition: (
    <EnumInput source="transition" help="resources.ad-slots.help.transition" values={['none', 'fade', 'slide']} />
  ),
  sellingMode: (
    <EnumInput
      source="sellingMode"
      required
      help="resources.ad-slots.help.sellingMode"
      values={['cpt', 'cpm', 'rtb', 'scan']}
    />
  ),
  cptPriceFen: <MoneyInput source="cptPriceFen" required />,
  cpmPriceFen: <MoneyInput source="cpmPriceFen" required />,
  rtb: <BooleanInput source="rtb" />,
  rtbPriceFen: <MoneyInput source="rtbPriceFen" required />,
  scanToCast: <BooleanInput source="scanToCast" help="resources.ad-slots.help.scanToCast" />,
  castPriceFen: <MoneyInput source="castPriceFen" help="resources.ad-slots.help.castPriceFen" />,
  castReview: <BooleanInput source="castReview" help="resources.ad-slots.help.castReview" />,
  showingS: <NumberInput source="showingS" help="resources.ad-slots.help.showingS" min={5} max={300} />,
  maxSellable: <NumberInput source="maxSellable" help="resources.ad-slots.help.maxSellable" min={0} max={100} />,
  bottomImage: <FileInput source="bottomImage" accept={['image']} />,
};

const sections: readonly FormSection<AdSlotParts['section'], AdSlotParts['field']>[] = [
  { name: 'base', rows: [['name'], ['layoutId'], ['widgetId'], ['width', 'height']] },
  {
    name: 'scenario',
    label: 'resources.ad-slots.groups.scenario',
    rows: [['opening'], ['weekdays'], ['windows'], ['mode'], ['carouselPlaces'], ['transition']],
  },
  {
    name: 'selling',
    label: 'resources.ad-slots.groups.selling',
    rows: [
      ['sellingMode'],
      ['cptPriceFen', 'cpmPriceFen'],
      ['rtb'],
      ['rtbPriceFen'],
      ['scanToCast'],
      ['castPriceFen', 'castReview'],
      ['showingS', 'maxSellable'],
      ['bottomImage'],
    ],
  },
];

export const adSlotForm: FormDef<AdSlotParts['field'], AdSlotParts['section']> = {
  meta: adSlotMeta,
  kind: 'groups',
  sections,
  inputs,
  create: adSlotCreate,
  update: adSlotUpdate,
  rules: adSlotRules,
  whens: adSlotWhens,
};

/** Ad slot: a new one. */
export function AdSlotCreate({ slots }: ViewProps<AdSlotSlots>) {
  return <EntityCreate def={adSlotForm} slots={slots} />;
}

/** Ad slot: change one. */
export function AdSlotEdit({ slots }: ViewProps<AdSlotSlots>) {
  return <EntityEdit def={adSlotForm} slots={slots} />;
}
