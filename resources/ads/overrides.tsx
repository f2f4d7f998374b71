import { lazy, Suspense } from 'react';
import type { AdSlots } from '#generated/console/ads/slots.gen.tsx';
import { PlaceLink } from '../parts/placing/PlaceLink.tsx';
import { AdListAbove, AdListBody } from './AdListBody.tsx';

const ReviewDialog = lazy(async () => ({ default: (await import('./review/ReviewDialog.tsx')).ReviewDialog }));

/** Ads are reviewed by their pictures (AD-07, AD-10). */
export const slots: AdSlots = {
  list: {
    above: (
      <Suspense fallback={null}>
        <AdListAbove />
      </Suspense>
    ),
    body: <AdListBody />,
    // An advertiser's ad begins with an order.
    toolbar: <PlaceLink />,
  },
  actions: {
    approve: { dialog: (props) => <ReviewDialog verb="approve" {...props} /> },
    reject: { dialog: (props) => <ReviewDialog verb="reject" {...props} /> },
  },
};
