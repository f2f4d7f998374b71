import type { OperationLogSlots } from '#generated/console/operation-logs/slots.gen.tsx';
import { Result } from './Result.tsx';

/** Shows the result code as a word. */
export const slots: OperationLogSlots = { cells: { code: <Result /> } };
