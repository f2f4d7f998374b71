// Made by codegen from schemas/permission.yaml. Do not edit: change the schema, or lay a view over it in resources/permissions/.

export interface PermissionExplainInput {
  /**
   * Absent for oneself
   */
  accountId?: string;
}

export interface PermissionExplainOutput {
  realName: string;
  userName: string;
  /**
   * The console that this account opens; permissions of the other are in none
   */
  system: 'YXF' | 'ADS';
  /**
   * administrator: every permission of the console
   */
  by: 'administrator' | 'role' | 'nothing';
  roleId: string | null;
  roleName: string | null;
  /**
   * Names of permissions, as in "ad.add"
   */
  held: string[];
  /**
   * Rows that the role reaches
   */
  range: 'all' | 'deptTree' | 'dept' | 'self';
  /**
   * Its department; a role over departments reaches only its own rows without one
   */
  deptName: string | null;
  /**
   * Names of the stores that it keeps
   */
  stores: string[];
  /**
   * Screens that it was given control of one by one
   */
  devices: number;
  /**
   * Groups likewise
   */
  groups: number;
  /**
   * Enterprises below its own whose rows it sees, too
   */
  subordinates: number;
  /**
   * Why it cannot sign in at all
   */
  shut: 'account' | 'corporation' | null;
}
