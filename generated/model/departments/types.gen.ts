// Made by codegen from schemas/department.yaml. Do not edit: change the schema, or lay a view over it in resources/departments/.

export interface DepartmentRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  parentId?: string | null;
  position?: number | null;
}

export interface DepartmentDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  parentId?: string | null;
  position?: number | null;
}

export interface DepartmentCreate {
  name: string;
  parentId?: string | null;
  position?: number | null;
}

export interface DepartmentUpdate {
  id: string;
  rev?: number;
  name?: string;
  parentId?: string | null;
  position?: number | null;
}
