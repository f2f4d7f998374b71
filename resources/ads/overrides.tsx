import { useRecordContext } from 'react-admin';
import type { AdSlots } from '#generated/console/ads/slots.gen.tsx';
import type { AdDetail } from '#generated/model/ads/types.gen.ts';
import { AdContent } from './AdContent.tsx';
import { AdListBody } from './AdListBody.tsx';
import { MaterialsInput } from './MaterialsInput.tsx';
import { TargetStep } from './TargetStep.tsx';

function ShowContent() {
  const ad = useRecordContext<AdDetail>();
  return ad ? (
    <div className="ad-content-panel">
      <AdContent ad={ad} />
    </div>
  ) : null;
}

/** Ads are chosen, reviewed and shown by their pictures (AD-03, AD-07, AD-10). */
export const slots: AdSlots = {
  inputs: { materials: <MaterialsInput /> },
  sections: { target: <TargetStep /> },
  list: { body: <AdListBody /> },
  show: { aside: <ShowContent /> },
};
