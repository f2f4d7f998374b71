// Made by codegen from schemas/ad.yaml. Do not edit: change the schema, or lay a view over it in resources/ads/.

import { adDerive } from '#generated/model/ads/derive.gen.ts';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { adWhens } from '#generated/model/ads/schema.gen.ts';
import { adStates } from '#generated/model/ads/states.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { ColorField } from '#src/ui/fields/ColorField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { PolyReferencesField } from '#src/ui/fields/ReferencesField.tsx';
import { ScheduleField } from '#src/ui/fields/ScheduleField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { AccountReferenceField, accountTarget } from '../accounts/AccountReference.gen.tsx';
import { AdSlotReferenceField, adSlotTarget } from '../ad-slots/AdSlotReference.gen.tsx';
import { CampaignReferenceField, campaignTarget } from '../campaigns/CampaignReference.gen.tsx';
import { CorporationReferenceField, corporationTarget } from '../corporations/CorporationReference.gen.tsx';
import { DepartmentReferenceField, departmentTarget } from '../departments/DepartmentReference.gen.tsx';
import { deviceGroupTarget } from '../device-groups/DeviceGroupReference.gen.tsx';
import { deviceSetTarget } from '../device-sets/DeviceSetReference.gen.tsx';
import { deviceTarget } from '../devices/DeviceReference.gen.tsx';
import { LayoutReferenceField, layoutTarget } from '../layouts/LayoutReference.gen.tsx';
import { MaterialReferencesField, materialTarget } from '../materials/MaterialReference.gen.tsx';
import { tagTarget } from '../tags/TagReference.gen.tsx';
import type { AdField, AdRelated, AdSlots } from './slots.gen.tsx';

const forms = async () => (await import('./AdActionForms.gen.tsx')).adActionForms;

const values: ShowValues<AdField> = {
  number: <TextField source="number" />,
  name: <TextField source="name" />,
  type: <EnumField source="type" colors={{ emergency: 'error' }} />,
  status: <StateField source="status" states={adStates} />,
  downloadStatus: (
    <EnumField
      source="downloadStatus"
      colors={{ pending: 'neutral', downloading: 'info', failed: 'error', success: 'success' }}
    />
  ),
  campaignId: <CampaignReferenceField source="campaignId" />,
  slotId: <AdSlotReferenceField source="slotId" />,
  slotSize: <TextField source="slotSize" />,
  layoutId: <LayoutReferenceField source="layoutId" />,
  deliveryMode: <EnumField source="deliveryMode" />,
  advertiserId: <CorporationReferenceField source="advertiserId" />,
  startAt: <InstantField source="startAt" />,
  endAt: <InstantField source="endAt" />,
  daysLeft: <NumberField source="daysLeft" />,
  durationS: <NumberField source="durationS" />,
  mute: <BooleanField source="mute" />,
  insertionType: <EnumField source="insertionType" />,
  playCycleS: <NumberField source="playCycleS" />,
  firstStartAt: <InstantField source="firstStartAt" />,
  firstEndAt: <InstantField source="firstEndAt" />,
  playCount: <NumberField source="playCount" />,
  weekdays: <ScheduleField source="weekdays" of="weekdays" />,
  windows: <ScheduleField source="windows" of="timeWindows" />,
  dates: <ScheduleField source="dates" of="dates" />,
  targetType: <EnumField source="targetType" />,
  targetIds: (
    <PolyReferencesField
      source="targetIds"
      by="targetType"
      targets={{ device: deviceTarget, deviceGroup: deviceGroupTarget, deviceSet: deviceSetTarget, tag: tagTarget }}
      chips
    />
  ),
  kind: <EnumField source="kind" />,
  materials: <MaterialReferencesField source="materials" chips />,
  url: <TextField source="url" />,
  text: <TextField source="text" multiline />,
  textColor: <ColorField source="textColor" />,
  backgroundColor: <ColorField source="backgroundColor" />,
  fontSize: <NumberField source="fontSize" />,
  position: <NumberField source="position" />,
  impressions: <NumberField source="impressions" />,
  interactionCount: <NumberField source="interactionCount" />,
  qrCode: <TextField source="qrCode" />,
  creatorId: <AccountReferenceField source="creatorId" />,
  deptId: <DepartmentReferenceField source="deptId" />,
  createdAt: <InstantField source="createdAt" />,
  reviewerId: <AccountReferenceField source="reviewerId" />,
  reviewedAt: <InstantField source="reviewedAt" />,
  reason: <TextField source="reason" />,
};

const sections: readonly ShowSectionDef<AdField>[] = [
  {
    name: 'info',
    label: 'resources.ads.sections.info',
    fields: [
      'number',
      'name',
      'type',
      'status',
      'downloadStatus',
      'campaignId',
      'slotId',
      'slotSize',
      'layoutId',
      'deliveryMode',
      'advertiserId',
      'startAt',
      'endAt',
      'daysLeft',
      'durationS',
      'mute',
      'insertionType',
      'playCycleS',
      'firstStartAt',
      'firstEndAt',
      'playCount',
      'weekdays',
      'windows',
      'dates',
    ],
    whens: adWhens,
  },
  { name: 'target', label: 'resources.ads.sections.target', fields: ['targetType', 'targetIds'] },
  {
    name: 'material',
    label: 'resources.ads.sections.material',
    fields: ['kind', 'materials', 'url', 'text', 'textColor', 'backgroundColor', 'fontSize', 'position'],
    whens: adWhens,
  },
  { name: 'figures', label: 'resources.ads.sections.figures', fields: ['impressions', 'interactionCount', 'qrCode'] },
  {
    name: 'made',
    label: 'resources.ads.sections.made',
    fields: ['creatorId', 'deptId', 'createdAt', 'reviewerId', 'reviewedAt', 'reason'],
  },
];

const targets: ShowTargets = {
  campaignId: campaignTarget,
  slotId: adSlotTarget,
  layoutId: layoutTarget,
  advertiserId: corporationTarget,
  materials: materialTarget,
  creatorId: accountTarget,
  deptId: departmentTarget,
  reviewerId: accountTarget,
};

const related: readonly RelatedDef<AdRelated>[] = [
  { name: 'adDelivery.adId', resource: 'ad-deliveries', field: 'adId', perm: 'ad.view' },
  { name: 'proofOfPlay.adId', resource: 'proofs-of-play', field: 'adId', perm: 'report.ad' },
];

/** Ad: the page of one record. */
export default function AdShow({ slots }: ViewProps<AdSlots>) {
  return (
    <EntityShow
      meta={adMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      derived={adDerive}
      forms={forms}
      slots={slots}
    />
  );
}
