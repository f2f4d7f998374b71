import type { LayoutSlots } from '#generated/console/layouts/slots.gen.tsx';
import { DocumentInput } from './DocumentInput.tsx';

/** A layout begins with an arrangement that is there. */
export const slots: LayoutSlots = { inputs: { document: <DocumentInput /> } };
