// Made by codegen from schemas/ad.yaml. Do not edit: change the schema, or lay a view over it in resources/ads/.

import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { adCreate, adRules, adUpdate, adWhens } from '#generated/model/ads/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { BooleanInput } from '#src/ui/inputs/BooleanInput.tsx';
import { ColorInput } from '#src/ui/inputs/ColorInput.tsx';
import { DatesInput } from '#src/ui/inputs/DatesInput.tsx';
import { EnumInput } from '#src/ui/inputs/EnumInput.tsx';
import { InstantInput } from '#src/ui/inputs/InstantInput.tsx';
import { JsonInput } from '#src/ui/inputs/JsonInput.tsx';
import { NumberInput } from '#src/ui/inputs/NumberInput.tsx';
import { PolyReferenceInput, ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { TimeWindowsInput } from '#src/ui/inputs/TimeWindowsInput.tsx';
import { WeekdaysInput } from '#src/ui/inputs/WeekdaysInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { AdParts, AdSlots } from './slots.gen.tsx';

const inputs: FormInputs<AdParts['field']> = {
  name: <TextInput source="name" required maxLength={50} />,
  type: (
    <EnumInput
      source="type"
      required
      help="resources.ads.help.type"
      values={['common', 'insertion', 'emergency', 'bootUp', 'launcher', 'filler']}
      perms={{
        common: 'ad.typeNormal',
        insertion: 'ad.typeTimer',
        emergency: 'ad.typeEmergency',
        bootUp: 'ad.typeOpen',
        launcher: 'ad.typeLauncher',
        filler: 'ad.typeReassured',
      }}
    />
  ),
  campaignId: <ReferenceInput source="campaignId" create="campaign.add" {...refs.campaign} />,
  slotId: <ReferenceInput source="slotId" required {...refs.adSlot} />,
  deliveryMode: (
    <EnumInput source="deliveryMode" help="resources.ads.help.deliveryMode" values={['precise', 'matching']} />
  ),
  advertiserId: (
    <ReferenceInput
      source="advertiserId"
      filter={{ customerType: { in: ['advertiser', 'agent'] } }}
      across
      {...refs.corporation}
    />
  ),
  startsApproved: <BooleanInput source="startsApproved" />,
  promotion: <EnumInput source="promotion" values={['sevenDays', 'oneMonth', 'threeMonths', 'sixMonths', 'other']} />,
  startAt: <InstantInput source="startAt" required everywhere />,
  endAt: <InstantInput source="endAt" required end everywhere />,
  durationS: <NumberInput source="durationS" min={1} max={86400} />,
  mute: <BooleanInput source="mute" />,
  insertionType: <EnumInput source="insertionType" values={['cycle', 'times']} />,
  playCycleS: <NumberInput source="playCycleS" required help="resources.ads.help.playCycleS" min={10} max={86400} />,
  firstStartAt: <InstantInput source="firstStartAt" everywhere />,
  firstEndAt: <InstantInput source="firstEndAt" end everywhere />,
  playCount: <NumberInput source="playCount" min={1} max={100000} />,
  weekdays: <WeekdaysInput source="weekdays" help="resources.ads.help.weekdays" />,
  windows: <TimeWindowsInput source="windows" help="resources.ads.help.windows" max={24} />,
  dates: <DatesInput source="dates" help="resources.ads.help.dates" max={366} />,
  targetType: (
    <EnumInput source="targetType" required values={['device', 'deviceGroup', 'deviceSet', 'tag', 'store']} />
  ),
  targetIds: (
    <PolyReferenceInput
      source="targetIds"
      required
      by="targetType"
      targets={{
        device: refs.device,
        deviceGroup: refs.deviceGroup,
        deviceSet: refs.deviceSet,
        tag: refs.tag,
        store: refs.store,
      }}
      max={500}
    />
  ),
  kind: <EnumInput source="kind" required values={['file', 'text', 'url']} />,
  materials: <ReferencePickerInput source="materials" required max={20} {...refs.material} />,
  materialTimes: <JsonInput source="materialTimes" />,
  url: <TextInput source="url" required type="url" maxLength={500} />,
  text: <TextInput source="text" required maxLength={500} multiline />,
  textColor: <ColorInput source="textColor" />,
  backgroundColor: <ColorInput source="backgroundColor" />,
  fontSize: <NumberInput source="fontSize" min={8} max={400} />,
  landingUrl: <TextInput source="landingUrl" help="resources.ads.help.landingUrl" type="url" maxLength={500} />,
  codeCorner: (
    <EnumInput
      source="codeCorner"
      help="resources.ads.help.codeCorner"
      values={['none', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight']}
    />
  ),
  position: <NumberInput source="position" min={0} max={9999} />,
};

const sections: readonly FormSection<AdParts['section'], AdParts['field']>[] = [
  {
    name: 'info',
    label: 'resources.ads.steps.info',
    rows: [
      ['name'],
      ['type'],
      ['campaignId'],
      ['slotId'],
      ['deliveryMode'],
      ['advertiserId'],
      ['startsApproved'],
      ['promotion'],
      ['startAt', 'endAt'],
      ['durationS', 'mute'],
      ['insertionType'],
      ['playCycleS'],
      ['firstStartAt', 'firstEndAt'],
      ['playCount'],
      ['weekdays'],
      ['windows'],
      ['dates'],
    ],
  },
  { name: 'target', label: 'resources.ads.steps.target', rows: [['targetType'], ['targetIds']] },
  {
    name: 'material',
    label: 'resources.ads.steps.material',
    rows: [
      ['kind'],
      ['materials'],
      ['materialTimes'],
      ['url'],
      ['text'],
      ['textColor', 'backgroundColor'],
      ['fontSize'],
      ['landingUrl'],
      ['codeCorner'],
      ['position'],
    ],
  },
];

export const adForm: FormDef<AdParts['field'], AdParts['section']> = {
  meta: adMeta,
  kind: 'steps',
  sections,
  inputs,
  create: adCreate,
  update: adUpdate,
  rules: adRules,
  whens: adWhens,
};

/** Ad: a new one. */
export function AdCreate({ slots }: ViewProps<AdSlots>) {
  return <EntityCreate def={adForm} slots={slots} />;
}

/** Ad: change one. */
export function AdEdit({ slots }: ViewProps<AdSlots>) {
  return <EntityEdit def={adForm} slots={slots} />;
}
