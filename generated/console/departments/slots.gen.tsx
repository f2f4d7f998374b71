// Made by codegen from schemas/department.yaml. Do not edit: change the schema, or lay a view over it in resources/departments/.

import type {
  DepartmentCreate,
  DepartmentDetail,
  DepartmentRow,
  DepartmentUpdate,
} from '#generated/model/departments/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface DepartmentParts {
  row: DepartmentRow;
  field: keyof DepartmentRow | keyof DepartmentDetail | keyof DepartmentCreate | keyof DepartmentUpdate;
  section: 'base';
  action: 'delete';
  filter: 'name' | 'parentId' | 'corpId';
  related:
    | 'account.deptId'
    | 'ad.deptId'
    | 'campaign.deptId'
    | 'cast.deptId'
    | 'department.parentId'
    | 'device.deptId'
    | 'deviceTimer.deptId'
    | 'firmwareTask.deptId'
    | 'firmwareTaskScreen.deptId'
    | 'handwashingDevice.deptId'
    | 'material.deptId'
    | 'monitorPlan.deptId'
    | 'monitorTask.deptId'
    | 'offlinePackage.deptId'
    | 'promotionGroup.deptId'
    | 'proofOfPlay.deptId'
    | 'store.deptId'
    | 'takeDown.deptId'
    | 'temperatureDevice.deptId'
    | 'operationLog.targetId';
}

/** The places that resources/departments/overrides.tsx may fill. */
export type DepartmentSlots = Slots<DepartmentParts>;
