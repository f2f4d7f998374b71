import type { LayoutSlots } from '#generated/console/layouts/slots.gen.tsx';
import { LayoutPlans } from '../parts/layout/LayoutPlans.tsx';

/** Shows the document of a layout as a plan instead of text. */
export const slots: LayoutSlots = { values: { document: <LayoutPlans /> } };
