// Made by codegen from schemas/advertiser-figure.yaml. Do not edit: change the schema, or lay a view over it in resources/advertiser-figures/.

export interface AdvertiserFigureOverviewOutput {
  customerType: 'mediaOwner' | 'advertiser' | 'agent';
  /**
   * How far each of the three is (ADS-05)
   */
  verification: {
    identity: 'unsubmitted' | 'submitted' | 'verified' | 'refused' | 'withdrawn' | 'expired';
    qualification: 'unsubmitted' | 'submitted' | 'verified' | 'refused' | 'withdrawn' | 'expired';
    adQualification: 'unsubmitted' | 'submitted' | 'verified' | 'refused' | 'withdrawn' | 'expired';
  };
  ads: { playing: number; pendingPlay: number; pendingApproval: number; disapproved: number; expired: number };
  /**
   * In any state
   */
  allAds: number;
  impressions: number;
  /**
   * Paid for orders so far, less what came back; null without the permission for the finance centre
   */
  spendFen: number | null;
  /**
   * What the wallet holds
   */
  walletFen: number | null;
  /**
   * What orders have put aside
   */
  heldFen: number | null;
  /**
   * Advertisers that an agent acts for; 0 for others
   */
  represented: number;
}
