import type { StoreSlots } from '#generated/console/stores/slots.gen.tsx';
import { ReportLink } from '../parts/ReportLink.tsx';

/** A store leads to what its screens played. */
export const slots: StoreSlots = { show: { toolbar: <ReportLink by="store" /> } };
