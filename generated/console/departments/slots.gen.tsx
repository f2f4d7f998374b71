// Made by codegen from schemas/department.yaml. Do not edit: change the schema, or lay a view over it in resources/departments/.

import type { WireMapping } from '#core/entity/mapping.ts';
import type {
  DepartmentCreate,
  DepartmentDetail,
  DepartmentRow,
  DepartmentUpdate,
} from '#generated/model/departments/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type DepartmentField = 'id' | 'corpId' | 'createdAt' | 'name' | 'parentId' | 'position';

export type DepartmentSection = 'base';

export type DepartmentAction = 'delete';

export type DepartmentFilter = 'name' | 'parentId' | 'corpId';

export type DepartmentRelated =
  | 'account.deptId'
  | 'ad.deptId'
  | 'campaign.deptId'
  | 'department.parentId'
  | 'device.deptId'
  | 'material.deptId'
  | 'proofOfPlay.deptId';

/** The names of its parts. */
export interface DepartmentParts {
  row: DepartmentRow;
  field: DepartmentField;
  section: DepartmentSection;
  action: DepartmentAction;
  filter: DepartmentFilter;
  related: DepartmentRelated;
}

/** The places that resources/departments/overrides.tsx may fill. */
export type DepartmentSlots = Slots<DepartmentParts>;

/** What resources/departments/wire.ts may lay between form and wire. */
export type DepartmentWire = WireMapping<DepartmentDetail, DepartmentCreate & DepartmentUpdate>;
