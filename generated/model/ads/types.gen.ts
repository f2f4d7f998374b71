// Made by codegen from schemas/ad.yaml. Do not edit: change the schema, or lay a view over it in resources/ads/.

export interface AdRow {
  id: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  name: string;
  coverUrl?: string | null;
  type: 'common' | 'insertion' | 'emergency' | 'bootUp' | 'launcher';
  status: 'pendingApproval' | 'disapproved' | 'pendingPlay' | 'playing' | 'paused' | 'expired' | 'deleted';
  downloadStatus: 'pending' | 'downloading' | 'failed' | 'success';
  campaignId?: string | null;
  advertiserId?: string | null;
  slotId: string;
  layoutId?: string | null;
  slotSize?: string | null;
  startAt: string;
  endAt: string;
  daysLeft?: number | null;
  durationS?: number | null;
  mute?: boolean | null;
  deliveryMode?: 'precise' | 'matching' | null;
  targetType: 'device' | 'deviceGroup' | 'deviceSet' | 'tag';
  kind: 'file' | 'text' | 'url';
  impressions?: number | null;
  interactionCount?: number | null;
}

export interface AdDetail {
  id: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  name: string;
  coverUrl?: string | null;
  type: 'common' | 'insertion' | 'emergency' | 'bootUp' | 'launcher';
  status: 'pendingApproval' | 'disapproved' | 'pendingPlay' | 'playing' | 'paused' | 'expired' | 'deleted';
  downloadStatus: 'pending' | 'downloading' | 'failed' | 'success';
  campaignId?: string | null;
  advertiserId?: string | null;
  slotId: string;
  layoutId?: string | null;
  slotSize?: string | null;
  startAt: string;
  endAt: string;
  daysLeft?: number | null;
  weekdays?: number[] | null;
  windows?:
    | {
        from: string;
        to: string;
      }[]
    | null;
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
}

export interface AdCreate {
  name: string;
  type?: 'common' | 'insertion' | 'emergency' | 'bootUp' | 'launcher';
  campaignId?: string | null;
  advertiserId?: string | null;
  slotId: string;
  startAt: string;
  endAt: string;
  weekdays?: number[] | null;
  windows?:
    | {
        from: string;
        to: string;
      }[]
    | null;
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
  startAt?: string;
  endAt?: string;
  weekdays?: number[] | null;
  windows?:
    | {
        from: string;
        to: string;
      }[]
    | null;
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
  text?: string | null;
  textColor?: string | null;
  backgroundColor?: string | null;
  fontSize?: number | null;
}

export interface AdRejectForm {
  reason: string;
}

export interface AdUpdateMany {
  ids: string[];
  set: {
    campaignId?: string | null;
    startAt?: string;
    endAt?: string;
    weekdays?: number[] | null;
    windows?:
      | {
          from: string;
          to: string;
        }[]
      | null;
    dates?: string[] | null;
    durationS?: number | null;
    mute?: boolean | null;
    playCycleS?: number | null;
  };
}
