// Made by codegen from schemas/proof-of-play.yaml. Do not edit: change the schema, or lay a view over it in resources/proofs-of-play/.

import type { ProofOfPlayDetail, ProofOfPlayRow } from '#generated/model/proofs-of-play/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface ProofOfPlayParts {
  row: ProofOfPlayRow;
  field: keyof ProofOfPlayRow | keyof ProofOfPlayDetail;
  section: never;
  action: never;
  filter: 'adName' | 'deviceName' | 'startedAt' | 'adId' | 'deviceId';
  related: never;
}

/** The places that resources/proofs-of-play/overrides.tsx may fill. */
export type ProofOfPlaySlots = Slots<ProofOfPlayParts>;
