/** The three verifications of an advertiser (ADS-05), in the order in which they are shown. */
export const VERIFY_KINDS = ['identity', 'qualification', 'adQualification'] as const;

export type VerifyKind = (typeof VERIFY_KINDS)[number];

/** Page of each; one of an agent's advertisers stands behind it. */
export const VERIFY_PATHS: Readonly<Record<VerifyKind, string>> = {
  identity: '/person_list/information',
  qualification: '/person_list/qualification',
  adQualification: '/person_list/credit',
};
