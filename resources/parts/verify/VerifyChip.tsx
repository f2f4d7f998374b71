import type { StatusColor } from '#core/entity/meta.ts';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { verifySentences } from './sentences.ts';

type VerifyState = CallTypes['verification.audit']['output']['kinds'][number]['state'];

const COLORS: Readonly<Record<VerifyState, StatusColor>> = {
  unsubmitted: 'neutral',
  submitted: 'warning',
  verified: 'success',
  refused: 'error',
  withdrawn: 'error',
  expired: 'error',
};

/** State of a verification. */
export function VerifyChip({ state }: { state: VerifyState }) {
  const translate = useSentences(verifySentences);
  return <StateChip color={COLORS[state]} label={translate(`verify.state.${state}`)} />;
}
