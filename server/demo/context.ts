import type { Equipment } from '../commands/equipCorporation.ts';
import type { Tx } from '../store/types.ts';
import type { DemoCorporation, DepartmentKey } from './people.ts';

/** A seeded screen: its record, and by what ads reach it. */
export interface DemoDevice {
  id: string;
  deptId: string;
  groupId: string;
  storeId: string | null;
  districtCode: string | null;
  tags: readonly string[];
  sets: readonly string[];
  wasOn: boolean;
}

/** State shared by the steps of the demo: ids by the names used in the tables of people and screens. */
export interface DemoContext {
  tx: Tx;
  now: number;
  corporations: Map<DemoCorporation['key'], Equipment & { id: string }>;
  departments: Map<DepartmentKey, string>;
  roles: Map<string, string>;
  accounts: Map<string, string>;
  /** Stores by their number. */
  stores: Map<string, string>;
  groups: Map<string, string>;
  tags: Map<string, string>;
  sets: Map<string, string>;
  /** Devices of the media owner, by name. */
  devices: Map<string, DemoDevice>;
  materials: Map<number | 'clip', { id: string; name: string | null }>;
  campaigns: Map<string, string>;
  /** Ids of the corporations, chosen before their rows exist. */
  ids: ReadonlyMap<DemoCorporation['key'], string>;
  /** Number of plays made so far. */
  plays: number;
}

export const DAY_MS = 86_400_000;

/** Returns the value of a key. Throws if it is missing: then the tables of the demo do not match. */
export function known<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`the demo's tables do not know "${String(key)}"`);
  return value;
}

/** Returns the transaction in the scope of the media owner's corporation. */
export function ownerTx({ tx, corporations }: Pick<DemoContext, 'tx' | 'corporations'>): Tx {
  return tx.as({ kind: 'system', corpId: known(corporations, 'owner').id });
}
