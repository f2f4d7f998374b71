// Made by codegen from schemas/department.yaml. Do not edit: change the schema, or lay a view over it in resources/departments/.

import type { DepartmentRow } from '#generated/model/departments/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type DepartmentField = 'id' | 'createdAt' | 'name' | 'parentId' | 'position';

export type DepartmentSection = 'base';

export type DepartmentAction = 'delete';

/** The places that resources/departments/overrides.tsx may fill. */
export type DepartmentSlots = Slots<DepartmentRow, DepartmentField, DepartmentSection, DepartmentAction>;
