import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { useTranslate } from 'react-admin';
import { refs } from '#generated/console/refs.gen.ts';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import type { AdDetail } from '#generated/model/ads/types.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { PolyReferencesField } from '#src/ui/fields/ReferencesField.tsx';
import { ScheduleField } from '#src/ui/fields/ScheduleField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { useLabels } from '#src/ui/labels.ts';

type History = CallTypes['ad.history']['output'];

const TARGETS = {
  device: refs.device,
  deviceGroup: refs.deviceGroup,
  deviceSet: refs.deviceSet,
  tag: refs.tag,
  store: refs.store,
};

const FACTS = [
  { source: 'type', value: <EnumField source="type" colors={{ emergency: 'error' }} /> },
  { source: 'startsApproved', value: <BooleanField source="startsApproved" /> },
  { source: 'startAt', value: <InstantField source="startAt" /> },
  { source: 'endAt', value: <InstantField source="endAt" /> },
  { source: 'weekdays', value: <ScheduleField source="weekdays" of="weekdays" /> },
  { source: 'windows', value: <ScheduleField source="windows" of="timeWindows" /> },
  { source: 'slotId', value: <ReferenceField source="slotId" {...refs.adSlot} /> },
  { source: 'targetIds', value: <PolyReferencesField source="targetIds" by="targetType" targets={TARGETS} /> },
  { source: 'landingUrl', value: <TextField source="landingUrl" /> },
  { source: 'codeCorner', value: <EnumField source="codeCorner" /> },
  { source: 'reviewedAt', value: <InstantField source="reviewedAt" /> },
  { source: 'reason', value: <TextField source="reason" /> },
] as const;

/** Value of a choice that asks for nothing. */
const NONE = 'none';

const isGiven = (value: unknown): boolean =>
  value !== null &&
  value !== NONE &&
  value !== undefined &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0);

/** Maker of an ad, and the places and times at which it would play. Empty facts are left out. */
export function ReviewFacts({ ad, history }: { ad: AdDetail; history: History | undefined }) {
  const translate = useTranslate();
  const labels = useLabels('ads');
  const people = [
    ['creatorId', history?.maker],
    ['advertiserId', history?.advertiser],
    ['reviewerId', history?.reviewer],
  ] as const;
  return (
    <dl className="review-facts" aria-label={translate('ads.review.facts')}>
      {people.map(([source, name]) =>
        name ? (
          <div key={source}>
            <dt>{labels.field(source)}</dt>
            <dd>{name}</dd>
          </div>
        ) : null,
      )}
      {FACTS.filter(({ source }) => isGiven(ad[source])).map(({ source, value }) => (
        <div key={source}>
          <dt>{labels.field(source)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
