// Made by codegen from schemas/department.yaml. Do not edit: change the schema, or lay a view over it in resources/departments/.

import { departmentMeta } from '#generated/model/departments/meta.gen.ts';
import { ActionBar } from '#src/ui/actions/ActionBar.tsx';
import type { ActionRecord } from '#src/ui/actions/useActionFlow.tsx';
import type { DepartmentAction, DepartmentSlots } from './slots.gen.tsx';

interface DepartmentActionsProps {
  record: ActionRecord;
  /** All where absent. */
  only?: readonly DepartmentAction[];
  slots?: DepartmentSlots;
}

/** The actions of one record, for pages written by hand. */
export function DepartmentActions(props: DepartmentActionsProps) {
  return <ActionBar meta={departmentMeta} {...props} />;
}
