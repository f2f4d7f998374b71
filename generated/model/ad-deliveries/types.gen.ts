// Made by codegen from schemas/ad-delivery.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-deliveries/.

export interface AdDeliveryRow {
  id: string;
  corpId: string;
  rev: number;
  adId?: string | null;
  deviceId?: string | null;
  status: 'pending' | 'downloading' | 'failed' | 'success';
  filesDone: number;
  filesTotal: number;
  problem?: 'fileFailed' | 'leftOut' | null;
  reportedAt?: string | null;
}

export interface AdDeliveryDetail {
  id: string;
  corpId: string;
  rev: number;
  adId?: string | null;
  deviceId?: string | null;
  status: 'pending' | 'downloading' | 'failed' | 'success';
  filesDone: number;
  filesTotal: number;
  problem?: 'fileFailed' | 'leftOut' | null;
  reportedAt?: string | null;
}
