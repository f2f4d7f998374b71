// Made by codegen from schemas/device-group.yaml. Do not edit: change the schema, or lay a view over it in resources/device-groups/.

export interface DeviceGroupRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  kind: 'common' | 'multiScreen';
  rows?: number | null;
  columns?: number | null;
  inStep?: boolean | null;
  layoutId?: string | null;
  remark?: string | null;
}

export interface DeviceGroupDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  kind: 'common' | 'multiScreen';
  rows?: number | null;
  columns?: number | null;
  inStep?: boolean | null;
  layoutId?: string | null;
  remark?: string | null;
}

export interface DeviceGroupCreate {
  name: string;
  kind?: 'common' | 'multiScreen';
  rows?: number | null;
  columns?: number | null;
  inStep?: boolean | null;
  layoutId?: string | null;
  remark?: string | null;
}

export interface DeviceGroupUpdate {
  id: string;
  rev?: number;
  name?: string;
  rows?: number | null;
  columns?: number | null;
  inStep?: boolean | null;
  layoutId?: string | null;
  remark?: string | null;
}

export interface DeviceGroupUpdateMany {
  ids: string[];
  set: { rows?: number | null; columns?: number | null; inStep?: boolean | null; layoutId?: string | null };
}
