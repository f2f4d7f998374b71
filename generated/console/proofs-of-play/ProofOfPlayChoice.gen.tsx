// Made by codegen from schemas/proof-of-play.yaml. Do not edit: change the schema, or lay a view over it in resources/proofs-of-play/.

import type { ReferencePickerInputProps } from '#src/ui/inputs/PickerInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import type { ReferenceInputProps } from '#src/ui/inputs/ReferenceInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { proofOfPlayTarget } from './ProofOfPlayReference.gen.tsx';

export function ProofOfPlayReferenceInput(props: Omit<ReferenceInputProps, keyof typeof proofOfPlayTarget>) {
  return <ReferenceInput {...props} {...proofOfPlayTarget} />;
}

export function ProofOfPlayPickerInput(props: Omit<ReferencePickerInputProps, keyof typeof proofOfPlayTarget>) {
  return <ReferencePickerInput {...props} {...proofOfPlayTarget} />;
}
