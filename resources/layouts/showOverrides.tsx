import type { LayoutSlots } from '#generated/console/layouts/slots.gen.tsx';
import { DocumentField } from './DocumentField.tsx';

/** What a layout shows where is looked at. */
export const slots: LayoutSlots = { values: { document: <DocumentField /> } };
