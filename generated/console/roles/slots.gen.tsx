// Made by codegen from schemas/role.yaml. Do not edit: change the schema, or lay a view over it in resources/roles/.

import type { WireMapping } from '#core/entity/mapping.ts';
import type { RoleCreate, RoleDetail, RoleRow, RoleUpdate } from '#generated/model/roles/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type RoleField =
  | 'id'
  | 'corpId'
  | 'createdAt'
  | 'name'
  | 'roleType'
  | 'dataScope'
  | 'permissions'
  | 'builtIn'
  | 'remark';

export type RoleSection = 'base' | 'codes';

export type RoleAction = 'delete';

export type RoleFilter = 'name' | 'roleType' | 'corpId';

export type RoleRelated = 'account.roleId';

/** The names of its parts. */
export interface RoleParts {
  row: RoleRow;
  field: RoleField;
  section: RoleSection;
  action: RoleAction;
  filter: RoleFilter;
  related: RoleRelated;
}

/** The places that resources/roles/overrides.tsx may fill. */
export type RoleSlots = Slots<RoleParts>;

/** What resources/roles/wire.ts may lay between form and wire. */
export type RoleWire = WireMapping<RoleDetail, RoleCreate & RoleUpdate>;
