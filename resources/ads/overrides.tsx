import { useRecordContext } from 'react-admin';
import type { AdSlots } from '#generated/console/ads/slots.gen.tsx';
import type { AdDetail } from '#generated/model/ads/types.gen.ts';
import { AdContent } from './AdContent.tsx';
import { AdListBody } from './AdListBody.tsx';

function ShowContent() {
  const ad = useRecordContext<AdDetail>();
  return ad ? (
    <div className="ad-content-panel">
      <AdContent ad={ad} />
    </div>
  ) : null;
}

/** Ads are reviewed and shown by their pictures (AD-07, AD-10). */
export const slots: AdSlots = {
  list: { body: <AdListBody /> },
  show: { aside: <ShowContent /> },
};
