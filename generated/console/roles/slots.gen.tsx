// Made by codegen from schemas/role.yaml. Do not edit: change the schema, or lay a view over it in resources/roles/.

import type { RoleCreate, RoleDetail, RoleRow, RoleUpdate } from '#generated/model/roles/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface RoleParts {
  row: RoleRow;
  field: keyof RoleRow | keyof RoleDetail | keyof RoleCreate | keyof RoleUpdate;
  section: 'base' | 'codes';
  action: 'delete';
  filter: 'name' | 'roleType' | 'corpId';
  related: 'account.roleId' | 'operationLog.targetId';
}

/** The places that resources/roles/overrides.tsx may fill. */
export type RoleSlots = Slots<RoleParts>;
