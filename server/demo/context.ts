import type { Equipment } from '../commands/equipCorporation.ts';
import type { Tx } from '../store/types.ts';
import type { DemoCorporation, DepartmentKey } from './people.ts';

/** State shared by the steps of the demo: ids by the names used in the tables of people and screens. */
export interface DemoContext {
  tx: Tx;
  now: number;
  corporations: Map<DemoCorporation['key'], Equipment & { id: string }>;
  departments: Map<DepartmentKey, string>;
  roles: Map<string, string>;
  accounts: Map<string, string>;
  groups: Map<string, string>;
  tags: Map<string, string>;
  /** Devices of the media owner, by name. */
  devices: Map<string, { id: string; deptId: string; groupId: string; tags: readonly string[]; wasOn: boolean }>;
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
