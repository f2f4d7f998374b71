import type { OperationLogSlots } from '#generated/console/operation-logs/slots.gen.tsx';
import { Result } from './Result.tsx';

/** How it ended is read as a word. */
export const slots: OperationLogSlots = { cells: { code: <Result /> } };
