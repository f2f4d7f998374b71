import type { LayoutVersionSlots } from '#generated/console/layout-versions/slots.gen.tsx';
import { LayoutPlans } from '../parts/layout/LayoutPlans.tsx';

/** A version is shown as a plan of its pages. */
export const slots: LayoutVersionSlots = { values: { document: <LayoutPlans /> } };
