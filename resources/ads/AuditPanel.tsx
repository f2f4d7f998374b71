import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { RecordContextProvider, useGetOne, useTranslate } from 'react-admin';
import { AccountReferenceField } from '#generated/console/accounts/AccountReference.gen.tsx';
import { AdSlotReferenceField } from '#generated/console/ad-slots/AdSlotReference.gen.tsx';
import { AdActions } from '#generated/console/ads/AdActions.gen.tsx';
import type { AdDetail } from '#generated/model/ads/types.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { useLabels } from '#src/ui/labels.ts';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { AdContent } from './AdContent.tsx';

const FACTS = [
  { source: 'type', value: <EnumField source="type" colors={{ emergency: 'error' }} /> },
  { source: 'slotId', value: <AdSlotReferenceField source="slotId" /> },
  { source: 'startAt', value: <InstantField source="startAt" /> },
  { source: 'endAt', value: <InstantField source="endAt" /> },
  { source: 'targetType', value: <EnumField source="targetType" /> },
  { source: 'creatorId', value: <AccountReferenceField source="creatorId" /> },
] as const;

/** What an ad would show, where and when, and the decision. Which actions there are, and why not, the generated ones know. */
export function AuditPanel({ id, onClose }: { id: string; onClose?: () => void }) {
  const translate = useTranslate();
  const labels = useLabels('ads');
  const { data: ad, error, refetch } = useGetOne<AdDetail>('ads', { id });
  if (error) return <ErrorNotice title={translate('ui.show.error')} error={error} onRetry={() => void refetch()} />;
  // The list's row comes first, from the cache, without what only one record carries.
  if (!ad || ad.targetIds === undefined) return <RecordSkeleton />;
  return (
    <RecordContextProvider value={ad}>
      <article className="audit-ad">
        <header>
          <h2>{ad.name}</h2>
          <div className="audit-actions">
            <AdActions record={{ ...ad }} only={['approve', 'reject']} />
          </div>
          {onClose ? (
            <IconButton aria-label={translate('ui.close')} onClick={onClose}>
              <Close />
            </IconButton>
          ) : null}
        </header>
        <AdContent ad={ad} />
        <dl>
          {FACTS.map(({ source, value }) => (
            <div key={source}>
              <dt>{labels.field(source)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>{labels.field('targetIds')}</dt>
            <dd>{translate('ads.targets', { n: ad.targetIds.length })}</dd>
          </div>
        </dl>
      </article>
    </RecordContextProvider>
  );
}
