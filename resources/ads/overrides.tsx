import type { AdSlots } from '#generated/console/ads/slots.gen.tsx';
import { AdListBody } from './AdListBody.tsx';

/** Ads are reviewed by their pictures (AD-07, AD-10). */
export const slots: AdSlots = {
  list: { body: <AdListBody /> },
};
