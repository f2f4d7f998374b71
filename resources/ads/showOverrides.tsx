import { useRecordContext } from 'react-admin';
import type { AdSlots } from '#generated/console/ads/slots.gen.tsx';
import type { AdDetail } from '#generated/model/ads/types.gen.ts';
import { AdContent } from './AdContent.tsx';

function ShowContent() {
  const ad = useRecordContext<AdDetail>();
  return ad ? (
    <div className="ad-content-panel">
      <AdContent ad={ad} />
    </div>
  ) : null;
}

/** An ad is shown by its pictures (AD-10). */
export const slots: AdSlots = {
  show: { aside: <ShowContent /> },
};
