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

/** The places that resources/proofs-of-play/overrides.tsx may fill. */
export type ProofOfPlaySlots = Slots<ProofOfPlayRow, ProofOfPlayField, ProofOfPlaySection, ProofOfPlayAction>;
