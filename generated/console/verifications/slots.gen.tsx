// Made by codegen from schemas/verification.yaml. Do not edit: change the schema, or lay a view over it in resources/verifications/.

import type {
  VerificationCreate,
  VerificationDetail,
  VerificationRow,
} from '#generated/model/verifications/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface VerificationParts {
  row: VerificationRow;
  field: keyof VerificationRow | keyof VerificationDetail | keyof VerificationCreate;
  section: 'paper' | 'proof';
  action: 'approve' | 'refuse' | 'withdraw';
  filter: 'advertiserName' | 'status' | 'kind' | 'createdAt';
  related: 'operationLog.targetId';
}

/** The places that resources/verifications/overrides.tsx may fill. */
export type VerificationSlots = Slots<VerificationParts>;
