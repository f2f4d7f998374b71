// Made by codegen from schemas/role.yaml. Do not edit: change the schema, or lay a view over it in resources/roles/.

import type { RoleRow } from '#generated/model/roles/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type RoleField = 'id' | 'createdAt' | 'name' | 'roleType' | 'dataScope' | 'permissions' | 'builtIn' | 'remark';

export type RoleSection = 'base' | 'codes';

export type RoleAction = 'delete';

/** The places that resources/roles/overrides.tsx may fill. */
export type RoleSlots = Slots<RoleRow, RoleField, RoleSection, RoleAction>;
