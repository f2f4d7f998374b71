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
   * That of a media owner, which bounds what any role has; null: advertisers have none
   */
  edition: 'standard' | 'enterprise' | 'flagship' | null;
  /**
   * administrator: every permission of the console that the edition has
   */
  by: 'administrator' | 'role' | 'nothing';
  roleId: string | null;
  roleName: string | null;
  /**
   * Names of permissions, as in "ad.add"
   */
  held: string[];
  /**
   * Every other permission of the console, each with all that it fails by
   */
  lacking: {
    name: string;
    /**
     * Items: role: the role was not given it; edition: sold with a higher one; enterprise: only the platform, or only an agent, has it
     */
    by: ('role' | 'edition' | 'enterprise')[];
  }[];
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
   * Of these screens the first 200 that the caller sees, too
   */
  grantedDevices: { id: string; name: string }[];
  /**
   * Of the groups likewise
   */
  grantedGroups: { id: string; name: string }[];
  /**
   * Enterprises below its own whose rows it sees, too
   */
  subordinates: number;
  /**
   * Why it cannot sign in at all
   */
  shut: 'account' | 'corporation' | null;
}
