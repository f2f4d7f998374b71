// Made by codegen from schemas/device-set.yaml. Do not edit: change the schema, or lay a view over it in resources/device-sets/.

export interface DeviceSetRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  remark?: string | null;
}

export interface DeviceSetDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  remark?: string | null;
}

export interface DeviceSetCreate {
  name: string;
  remark?: string | null;
}

export interface DeviceSetUpdate {
  id: string;
  rev?: number;
  name?: string;
  remark?: string | null;
}
