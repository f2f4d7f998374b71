// Made by codegen from schemas/proof-of-play.yaml. Do not edit: change the schema, or lay a view over it in resources/proofs-of-play/.

import type { ProofOfPlayRow } from '#generated/model/proofs-of-play/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type ProofOfPlayField =
  | 'id'
  | 'deptId'
  | 'startedAt'
  | 'endedAt'
  | 'durationMs'
  | 'adId'
  | 'adName'
  | 'deviceId'
  | 'deviceName'
  | 'slotId'
  | 'slotName'
  | 'materialId'
  | 'materialName'
  | 'advertiserId'
  | 'seq'
  | 'zone';

export type ProofOfPlaySection = never;

export type ProofOfPlayAction = never;

export type ProofOfPlayFilter = 'adName' | 'deviceName' | 'startedAt' | 'adId' | 'deviceId';

export type ProofOfPlayRelated = never;

/** The names of its parts. */
export interface ProofOfPlayParts {
  row: ProofOfPlayRow;
  field: ProofOfPlayField;
  section: ProofOfPlaySection;
  action: ProofOfPlayAction;
  filter: ProofOfPlayFilter;
  related: ProofOfPlayRelated;
}

/** The places that resources/proofs-of-play/overrides.tsx may fill. */
export type ProofOfPlaySlots = Slots<ProofOfPlayParts>;
