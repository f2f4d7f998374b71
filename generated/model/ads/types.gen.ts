// Made by codegen from schemas/ad.yaml. Do not edit: change the schema, or lay a view over it in resources/ads/.

export interface AdRow {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  number?: string | null;
  name: string;
  coverUrl?: string | null;
  type: 'common' | 'insertion' | 'emergency' | 'bootUp' | 'launcher' | 'filler';
  status: 'pendingApproval' | 'disapproved' | 'pendingPlay' | 'playing' | 'paused' | 'expired' | 'deleted';
  downloadStatus: 'pending' | 'downloading' | 'failed' | 'success';
  campaignId?: string | null;
  advertiserId?: string | null;
  slotId: string;
  layoutId?: string | null;
  slotSize?: string | null;
  startsApproved?: boolean | null;
  startAt?: string | null;
  endAt: string;
  daysLeft?: number | null;
  durationS?: number | null;
  mute?: boolean | null;
  deliveryMode?: 'precise' | 'matching' | null;
  targetType: 'device' | 'deviceGroup' | 'deviceSet' | 'tag';
  kind: 'file' | 'text' | 'url';
  impressions?: number | null;
  interactionCount?: number | null;
  editorId?: string | null;
}

export interface AdDetail {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  number?: string | null;
  name: string;
  coverUrl?: string | null;
  type: 'common' | 'insertion' | 'emergency' | 'bootUp' | 'launcher' | 'filler';
  status: 'pendingApproval' | 'disapproved' | 'pendingPlay' | 'playing' | 'paused' | 'expired' | 'deleted';
  downloadStatus: 'pending' | 'downloading' | 'failed' | 'success';
  campaignId?: string | null;
  advertiserId?: string | null;
  slotId: string;
  layoutId?: string | null;
  slotSize?: string | null;
  startsApproved?: boolean | null;
  startAt?: string | null;
  promotion?: 'sevenDays' | 'oneMonth' | 'threeMonths' | 'sixMonths' | 'other' | null;
  endAt: string;
  daysLeft?: number | null;
  weekdays?: number[] | null;
  windows?: { from: string; to: string }[] | null;
  dates?: string[] | null;
  durationS?: number | null;
  position?: number | null;
  mute?: boolean | null;
  deliveryMode?: 'precise' | 'matching' | null;
  insertionType?: 'cycle' | 'times' | null;
  playCycleS?: number | null;
  firstStartAt?: string | null;
  firstEndAt?: string | null;
  playCount?: number | null;
  targetType: 'device' | 'deviceGroup' | 'deviceSet' | 'tag';
  targetIds: string[];
  kind: 'file' | 'text' | 'url';
  materials?: string[] | null;
  url?: string | null;
  landingUrl?: string | null;
  text?: string | null;
  textColor?: string | null;
  backgroundColor?: string | null;
  fontSize?: number | null;
  impressions?: number | null;
  interactionCount?: number | null;
  qrCode?: string | null;
  reviewerId?: string | null;
  reviewedAt?: string | null;
  reason?: string | null;
  contentHash?: string | null;
  editorId?: string | null;
}

export interface AdCreate {
  name: string;
  type?: 'common' | 'insertion' | 'emergency' | 'bootUp' | 'launcher' | 'filler';
  campaignId?: string | null;
  advertiserId?: string | null;
  slotId: string;
  startsApproved?: boolean | null;
  startAt?: string | null;
  promotion?: 'sevenDays' | 'oneMonth' | 'threeMonths' | 'sixMonths' | 'other' | null;
  endAt: string;
  weekdays?: number[] | null;
  windows?: { from: string; to: string }[] | null;
  dates?: string[] | null;
  durationS?: number | null;
  position?: number | null;
  mute?: boolean | null;
  deliveryMode?: 'precise' | 'matching' | null;
  insertionType?: 'cycle' | 'times' | null;
  playCycleS?: number | null;
  firstStartAt?: string | null;
  firstEndAt?: string | null;
  playCount?: number | null;
  targetType?: 'device' | 'deviceGroup' | 'deviceSet' | 'tag';
  targetIds: string[];
  kind?: 'file' | 'text' | 'url';
  materials?: string[] | null;
  url?: string | null;
  landingUrl?: string | null;
  text?: string | null;
  textColor?: string | null;
  backgroundColor?: string | null;
  fontSize?: number | null;
}

export interface AdUpdate {
  id: string;
  rev?: number;
  name?: string;
  campaignId?: string | null;
  slotId?: string;
  startsApproved?: boolean | null;
  startAt?: string | null;
  promotion?: 'sevenDays' | 'oneMonth' | 'threeMonths' | 'sixMonths' | 'other' | null;
  endAt?: string;
  weekdays?: number[] | null;
  windows?: { from: string; to: string }[] | null;
  dates?: string[] | null;
  durationS?: number | null;
  position?: number | null;
  mute?: boolean | null;
  deliveryMode?: 'precise' | 'matching' | null;
  insertionType?: 'cycle' | 'times' | null;
  playCycleS?: number | null;
  firstStartAt?: string | null;
  firstEndAt?: string | null;
  playCount?: number | null;
  targetIds?: string[];
  kind?: 'file' | 'text' | 'url';
  materials?: string[] | null;
  url?: string | null;
  landingUrl?: string | null;
  text?: string | null;
  textColor?: string | null;
  backgroundColor?: string | null;
  fontSize?: number | null;
}

export interface AdUpdateMany {
  ids: string[];
  set: {
    campaignId?: string | null;
    startAt?: string | null;
    endAt?: string;
    weekdays?: number[] | null;
    windows?: { from: string; to: string }[] | null;
    dates?: string[] | null;
    durationS?: number | null;
    mute?: boolean | null;
    playCycleS?: number | null;
  };
}

export interface AdSeeInput {
  id: string;
  /**
   * As the ad had it that was looked at, to the end
   */
  contentHash: string;
}

export interface AdSeenInput {
  ids: string[];
}

export interface AdSeenOutput {
  /**
   * Those that the caller saw as they are now
   */
  ids: string[];
}

export interface AdHistoryInput {
  id: string;
}

export interface AdHistoryOutput {
  /**
   * Whose ad it is; who reviews need not see accounts and enterprises
   */
  maker: string | null;
  advertiser: string | null;
  /**
   * Of the decision that holds
   */
  reviewer: string | null;
  /**
   * Earlier reviews, the latest first
   */
  decisions: { verb: 'approve' | 'reject'; at: string; by: string; reason: string | null }[];
  /**
   * What differs from what was reviewed last; empty where nothing was
   */
  changes: {
    field: string;
    /**
     * JSON
     */
    before: string;
    /**
     * JSON
     */
    after: string;
  }[];
}

export interface AdReachInput {
  targetType: 'device' | 'deviceGroup' | 'deviceSet' | 'tag';
  targetIds: string[];
  slotId?: string | null;
  deliveryMode?: 'precise' | 'matching' | null;
  /**
   * Kind of the ad: an emergency has the whole screen, and needs no slot
   */
  type?: string | null;
  /**
   * Screens that expire before are counted
   */
  endAt?: string | null;
}

export interface AdReachOutput {
  /**
   * All that the target means now
   */
  screens: number;
  /**
   * In how many groups they are
   */
  groups: number;
  /**
   * Those that have the place, and have not expired
   */
  showing: number;
  offline: number;
  /**
   * Never connected
   */
  inactive: number;
  expired: number;
  /**
   * Not expired yet, but before the end that was asked for
   */
  expiring: number;
  /**
   * Their layout has no such slot; none while no slot was asked for
   */
  withoutSlot: number;
  /**
   * Each time zone once
   */
  zones: string[];
  /**
   * The first few that will not show it, or not now, of those that the caller may see
   */
  named: { id: string; name: string; why: 'withoutSlot' | 'expired' | 'offline' | 'inactive' }[];
  /**
   * The shapes that occur, the most frequent first
   */
  shapes: {
    screens: number;
    /**
     * Design pixels
     */
    width: number;
    height: number;
    background: string;
    /**
     * What the page has, from back to front
     */
    boxes: {
      x: number;
      y: number;
      width: number;
      height: number;
      /**
       * "slot" is where the ad plays
       */
      kind: string;
      fit: 'contain' | 'cover' | 'fill';
      background: string;
    }[];
  }[];
}
