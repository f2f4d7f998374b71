// Made by codegen from schemas/advertiser-figure.yaml. Do not edit: change the schema, or lay a view over it in resources/advertiser-figures/.

import * as z from 'zod/mini';

/** What each call takes. */
export const advertiserFigureInputs = { overview: z.strictObject({}) };

/** What each call with a shape of its own answers. */
export const advertiserFigureOutputs = {
  overview: z.strictObject({
    customerType: z.enum(['mediaOwner', 'advertiser', 'agent']),
    verification: z.strictObject({
      identity: z.enum(['unsubmitted', 'submitted', 'verified', 'refused', 'withdrawn', 'expired']),
      qualification: z.enum(['unsubmitted', 'submitted', 'verified', 'refused', 'withdrawn', 'expired']),
      adQualification: z.enum(['unsubmitted', 'submitted', 'verified', 'refused', 'withdrawn', 'expired']),
    }),
    ads: z.strictObject({ playing: z.int(), pendingPlay: z.int(), pendingApproval: z.int(), disapproved: z.int(), expired: z.int() }),
    allAds: z.int(),
    impressions: z.int(),
    spendFen: z.nullable(z.int()),
    walletFen: z.nullable(z.int()),
    heldFen: z.nullable(z.int()),
    represented: z.int(),
  }),
};
