// Made by codegen from schemas/material-category.yaml. Do not edit: change the schema, or lay a view over it in resources/material-categories/.

export interface MaterialCategoryRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  remark?: string | null;
}

export interface MaterialCategoryDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  remark?: string | null;
}

export interface MaterialCategoryCreate {
  name: string;
  remark?: string | null;
}

export interface MaterialCategoryUpdate {
  id: string;
  rev?: number;
  name?: string;
  remark?: string | null;
}
