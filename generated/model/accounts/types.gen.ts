// Made by codegen from schemas/account.yaml. Do not edit: change the schema, or lay a view over it in resources/accounts/.

export interface AccountRow {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  userName: string;
  realName: string;
  phone?: string | null;
  email?: string | null;
  roleId: string;
  roleType?: 'administrator' | 'manager' | 'staff' | 'keeper' | null;
  customerType?: 'mediaOwner' | 'advertiser' | 'agent' | null;
  status: 'enabled' | 'paused';
  identityState: 'unsubmitted' | 'submitted' | 'verified' | 'refused';
  qualificationState: 'unsubmitted' | 'submitted' | 'verified' | 'refused';
  lastLoginAt?: string | null;
}

export interface AccountDetail {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  userName: string;
  realName: string;
  phone?: string | null;
  email?: string | null;
  roleId: string;
  roleType?: 'administrator' | 'manager' | 'staff' | 'keeper' | null;
  customerType?: 'mediaOwner' | 'advertiser' | 'agent' | null;
  status: 'enabled' | 'paused';
  identityState: 'unsubmitted' | 'submitted' | 'verified' | 'refused';
  qualificationState: 'unsubmitted' | 'submitted' | 'verified' | 'refused';
  lastLoginAt?: string | null;
  mustChangePassword: boolean;
}

export interface AccountCreate {
  deptId?: string | null;
  userName: string;
  password: string;
  realName: string;
  phone?: string | null;
  email?: string | null;
  roleId: string;
}

export interface AccountUpdate {
  id: string;
  rev?: number;
  deptId?: string | null;
  realName?: string;
  phone?: string | null;
  email?: string | null;
  roleId?: string;
}

export interface AccountUpdateMany {
  ids: string[];
  set: { deptId?: string | null; roleId?: string };
}
