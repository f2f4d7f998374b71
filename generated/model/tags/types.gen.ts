// Made by codegen from schemas/tag.yaml. Do not edit: change the schema, or lay a view over it in resources/tags/.

export interface TagRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  remark?: string | null;
}

export interface TagDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  remark?: string | null;
}

export interface TagCreate {
  name: string;
  remark?: string | null;
}

export interface TagUpdate {
  id: string;
  rev?: number;
  name?: string;
  remark?: string | null;
}
