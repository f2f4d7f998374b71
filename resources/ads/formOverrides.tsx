import type { AdSlots } from '#generated/console/ads/slots.gen.tsx';
import { AdPeriod } from './AdPeriod.tsx';
import { MaterialsInput } from './MaterialsInput.tsx';
import { MaterialTimesInput } from './times/MaterialTimesInput.tsx';
import { TargetStep } from './TargetStep.tsx';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';

/** Loaded after the form, together with the stage that renders it. */
const AdPreview = lazy(() => import('./preview/AdPreview.tsx'));

/** Preview and outcome of an ad that is being written. */
function AdAside() {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
      <AdPreview />
    </Suspense>
  );
}

/** An ad is made of pictures, and of places that are chosen by what they are (AD-03). */
export const slots: AdSlots = {
  inputs: { materials: <MaterialsInput />, materialTimes: <MaterialTimesInput /> },
  sections: { target: <TargetStep /> },
  form: { above: <AdPeriod />, aside: <AdAside /> },
};
