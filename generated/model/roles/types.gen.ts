// Made by codegen from schemas/role.yaml. Do not edit: change the schema, or lay a view over it in resources/roles/.

export interface RoleRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  roleType: 'administrator' | 'manager' | 'staff' | 'keeper';
  dataScope: 'deptTree' | 'dept' | 'self';
  builtIn: boolean;
  remark?: string | null;
}

export interface RoleDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  roleType: 'administrator' | 'manager' | 'staff' | 'keeper';
  dataScope: 'deptTree' | 'dept' | 'self';
  permissions: string[];
  builtIn: boolean;
  remark?: string | null;
}

export interface RoleCreate {
  name: string;
  roleType?: 'administrator' | 'manager' | 'staff' | 'keeper';
  dataScope?: 'deptTree' | 'dept' | 'self';
  permissions: string[];
  remark?: string | null;
}

export interface RoleUpdate {
  id: string;
  rev?: number;
  name?: string;
  roleType?: 'administrator' | 'manager' | 'staff' | 'keeper';
  dataScope?: 'deptTree' | 'dept' | 'self';
  permissions?: string[];
  remark?: string | null;
}
