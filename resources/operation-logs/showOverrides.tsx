import type { OperationLogSlots } from '#generated/console/operation-logs/slots.gen.tsx';
import { Changed } from './Changed.tsx';
import { ObjectLink } from './ObjectLink.tsx';
import { ResultInFull } from './ResultInFull.tsx';

/** What an operation changed is read, not parsed. */
export const slots: OperationLogSlots = {
  values: { code: <ResultInFull />, targetName: <ObjectLink /> },
  show: { below: <Changed /> },
};
