import type { OperationLogSlots } from '#generated/console/operation-logs/slots.gen.tsx';
import { Recorded } from './Recorded.tsx';

/** What an operation changed is read, not parsed. */
export const slots: OperationLogSlots = {
  values: { before: <Recorded side="before" />, after: <Recorded side="after" /> },
};
