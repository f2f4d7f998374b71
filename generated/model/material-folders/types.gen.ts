// Made by codegen from schemas/material-folder.yaml. Do not edit: change the schema, or lay a view over it in resources/material-folders/.

export interface MaterialFolderRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  parentId?: string | null;
  position?: number | null;
}

export interface MaterialFolderDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  parentId?: string | null;
  position?: number | null;
}

export interface MaterialFolderCreate {
  name: string;
  parentId?: string | null;
  position?: number | null;
}

export interface MaterialFolderUpdate {
  id: string;
  rev?: number;
  name?: string;
  parentId?: string | null;
  position?: number | null;
}
