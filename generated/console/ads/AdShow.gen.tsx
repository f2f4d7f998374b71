// Made by codegen from schemas/ad.yaml. Do not edit: change the schema, or lay a view over it in resources/ads/.

import { adDerive } from '#generated/model/ads/derive.gen.ts';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { adStates } from '#generated/model/ads/states.gen.ts';
import { adWhens } from '#generated/model/ads/types.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { ColorField } from '#src/ui/fields/ColorField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { JsonField } from '#src/ui/fields/JsonField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { PolyReferencesField, ReferencesField } from '#src/ui/fields/ReferencesField.tsx';
import { ScheduleField } from '#src/ui/fields/ScheduleField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { AdParts, AdSlots } from './slots.gen.tsx';

const forms = async () => (await import('./AdActionForms.gen.tsx')).adActionForms;

const values: ShowValues<AdParts['field']> = {
  number: <TextField source="number" />,
  name: <TextField source="name" />,
  type: <EnumField source="type" colors={{ emergency: 'error' }} />,
  status: <StateField source="status" states={adStates} />,
  heldBy: <EnumField source="heldBy" colors={{ plan: 'warning', group: 'warning', ad: 'warning' }} />,
  downloadStatus: (
    <EnumField
      source="downloadStatus"
      colors={{ pending: 'neutral', downloading: 'info', failed: 'error', success: 'success' }}
    />
  ),
  campaignId: <ReferenceField source="campaignId" {...refs.campaign} />,
  promotionPlanId: <ReferenceField source="promotionPlanId" {...refs.campaign} />,
  promotionGroupId: <ReferenceField source="promotionGroupId" {...refs.promotionGroup} />,
  slotId: <ReferenceField source="slotId" {...refs.adSlot} />,
  slotSize: <TextField source="slotSize" />,
  layoutId: <ReferenceField source="layoutId" {...refs.layout} />,
  deliveryMode: <EnumField source="deliveryMode" />,
  advertiserId: <ReferenceField source="advertiserId" {...refs.corporation} />,
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
      targets={{
        device: refs.device,
        deviceGroup: refs.deviceGroup,
        deviceSet: refs.deviceSet,
        tag: refs.tag,
        store: refs.store,
      }}
      chips
    />
  ),
  kind: <EnumField source="kind" />,
  materials: <ReferencesField source="materials" chips {...refs.material} />,
  materialTimes: <JsonField source="materialTimes" />,
  url: <TextField source="url" />,
  text: <TextField source="text" multiline />,
  textColor: <ColorField source="textColor" />,
  backgroundColor: <ColorField source="backgroundColor" />,
  fontSize: <NumberField source="fontSize" />,
  landingUrl: <TextField source="landingUrl" />,
  codeCorner: <EnumField source="codeCorner" />,
  position: <NumberField source="position" />,
  impressions: <NumberField source="impressions" />,
  interactionCount: <NumberField source="interactionCount" />,
  qrCode: <TextField source="qrCode" />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
  deptId: <ReferenceField source="deptId" {...refs.department} />,
  createdAt: <InstantField source="createdAt" />,
  reviewerId: <ReferenceField source="reviewerId" {...refs.account} />,
  reviewedAt: <InstantField source="reviewedAt" />,
  reason: <TextField source="reason" />,
};

const sections: readonly ShowSectionDef<AdParts['field']>[] = [
  {
    name: 'info',
    label: 'resources.ads.sections.info',
    fields: [
      'number',
      'name',
      'type',
      'status',
      'heldBy',
      'downloadStatus',
      'campaignId',
      'promotionPlanId',
      'promotionGroupId',
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
    fields: [
      'kind',
      'materials',
      'materialTimes',
      'url',
      'text',
      'textColor',
      'backgroundColor',
      'fontSize',
      'landingUrl',
      'codeCorner',
      'position',
    ],
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
  campaignId: refs.campaign,
  promotionPlanId: refs.campaign,
  promotionGroupId: refs.promotionGroup,
  slotId: refs.adSlot,
  layoutId: refs.layout,
  advertiserId: refs.corporation,
  materials: refs.material,
  creatorId: refs.account,
  deptId: refs.department,
  reviewerId: refs.account,
};

const related: readonly RelatedDef<AdParts['related']>[] = [
  { name: 'adDelivery.adId', resource: 'ad-deliveries', field: 'adId', perm: 'ad.view' },
  { name: 'adsOrder.adId', resource: 'ads-orders', field: 'adId', perm: 'open' },
  { name: 'auction.adId', resource: 'auctions', field: 'adId', perm: 'adSlot.view' },
  { name: 'cast.adId', resource: 'casts', field: 'adId', perm: 'cast.view' },
  { name: 'monitorTask.expectedIds', resource: 'monitor-tasks', field: 'expectedIds', many: true, perm: 'open' },
  { name: 'proofOfPlay.adId', resource: 'proofs-of-play', field: 'adId', perm: 'report.ad' },
  {
    name: 'takeDown.targetId',
    resource: 'take-downs',
    field: 'targetId',
    by: { field: 'targetType', value: 'ad' },
    perm: 'takeDown.view',
  },
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'ad' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
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
