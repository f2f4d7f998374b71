// Made by codegen from schemas/device.yaml. Do not edit: change the schema, or lay a view over it in resources/devices/.

export interface DeviceRow {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  uuid: string;
  name: string;
  type: 'android' | 'windows';
  status: 'unknown' | 'inactive' | 'online' | 'offline' | 'invalid';
  fault?: 'cannotShow' | 'manifestBroken' | 'leftOut' | 'playRefused' | 'storageFull' | 'gone' | 'hashWrong' | 'sizeWrong' | null;
  scene?: 'mall' | 'shop' | 'office' | 'lift' | 'station' | 'hospital' | 'school' | 'outdoor' | 'other' | null;
  groupId: string;
  setIds: string[];
  tagIds: string[];
  layoutId?: string | null;
  province?: string | null;
  city?: string | null;
  district?: string | null;
  address?: string | null;
  expireAt?: string | null;
  daysLeft?: number | null;
  heartbeatAt?: string | null;
  systemType?: string | null;
  apkVersion?: string | null;
  resolution?: string | null;
}

export interface DeviceDetail {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  uuid: string;
  name: string;
  type: 'android' | 'windows';
  status: 'unknown' | 'inactive' | 'online' | 'offline' | 'invalid';
  fault?: 'cannotShow' | 'manifestBroken' | 'leftOut' | 'playRefused' | 'storageFull' | 'gone' | 'hashWrong' | 'sizeWrong' | null;
  scene?: 'mall' | 'shop' | 'office' | 'lift' | 'station' | 'hospital' | 'school' | 'outdoor' | 'other' | null;
  groupId: string;
  setIds: string[];
  tagIds: string[];
  layoutId?: string | null;
  zone?: string | null;
  province?: string | null;
  city?: string | null;
  district?: string | null;
  address?: string | null;
  region?: string | null;
  leader?: string | null;
  screenInches?: number | null;
  frameSize?: string | null;
  photos?: string[] | null;
  boundAt?: string | null;
  expireAt?: string | null;
  daysLeft?: number | null;
  pointYears?: number | null;
  orderNumber?: string | null;
  heartbeatAt?: string | null;
  systemType?: string | null;
  systemVersion?: string | null;
  apkVersion?: string | null;
  romBytes?: number | null;
  freeBytes?: number | null;
  ramBytes?: number | null;
  macs?: string[] | null;
  ips?: string[] | null;
  resolution?: string | null;
}

export interface DeviceCreate {
  deptId?: string | null;
  uuid: string;
  name: string;
  type: 'android' | 'windows';
  scene?: 'mall' | 'shop' | 'office' | 'lift' | 'station' | 'hospital' | 'school' | 'outdoor' | 'other' | null;
  groupId: string;
  setIds?: string[] | null;
  tagIds?: string[] | null;
  layoutId?: string | null;
  zone?: string | null;
  province?: string | null;
  city?: string | null;
  district?: string | null;
  address?: string | null;
  region?: string | null;
  leader?: string | null;
  screenInches?: number | null;
  frameSize?: string | null;
  photos?: string[] | null;
  lockPassword?: string | null;
}

export interface DeviceUpdate {
  id: string;
  rev?: number;
  deptId?: string | null;
  name?: string;
  scene?: 'mall' | 'shop' | 'office' | 'lift' | 'station' | 'hospital' | 'school' | 'outdoor' | 'other' | null;
  groupId?: string;
  setIds?: string[] | null;
  tagIds?: string[] | null;
  layoutId?: string | null;
  zone?: string | null;
  province?: string | null;
  city?: string | null;
  district?: string | null;
  address?: string | null;
  region?: string | null;
  leader?: string | null;
  screenInches?: number | null;
  frameSize?: string | null;
  photos?: string[] | null;
  lockPassword?: string | null;
}

export interface DeviceUpdateMany {
  ids: string[];
  set: {
    deptId?: string | null;
    scene?: 'mall' | 'shop' | 'office' | 'lift' | 'station' | 'hospital' | 'school' | 'outdoor' | 'other' | null;
    groupId?: string;
    setIds?: string[] | null;
    tagIds?: string[] | null;
    layoutId?: string | null;
    zone?: string | null;
    province?: string | null;
    city?: string | null;
    district?: string | null;
    region?: string | null;
    leader?: string | null;
    lockPassword?: string | null;
  };
}

export interface DeviceAttentionOutput {
  /**
   * How many there are; the list has the worst of them
   */
  total: number;
  list: {
    id: string;
    name: string;
    /**
     * The worst first
     */
    reasons: {
      kind: 'fault' | 'storage' | 'offline' | 'expired' | 'download' | 'expiring';
      /**
       * Since when; of a point, until when
       */
      at: string | null;
      /**
       * What the player reports; of a download the name of the ad; of storage the bytes that are free
       */
      detail: string | null;
    }[];
  }[];
}
