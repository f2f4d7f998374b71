import { useRecordContext } from 'react-admin';
import type { LayoutSlots } from '#generated/console/layouts/slots.gen.tsx';
import type { LayoutRow } from '#generated/model/layouts/types.gen.ts';
import { SmallPlan } from '../parts/layout/SmallPlan.tsx';

/** Small plan of a layout, beside its name. */
function PlanCell() {
  const record = useRecordContext<LayoutRow>();
  if (!record) return null;
  const { width, height, outline } = record;
  return <SmallPlan width={width} height={height} areas={outline ?? []} />;
}

/** A layout is found by its looks before its name is read (LAY-01). */
export const slots: LayoutSlots = { cells: { outline: <PlanCell /> } };
