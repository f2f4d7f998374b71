// Made by codegen from schemas/proxy.yaml. Do not edit: change the schema, or lay a view over it in resources/proxies/.

import type { ProxyCreate, ProxyDetail, ProxyRow, ProxyUpdate } from '#generated/model/proxies/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface ProxyParts {
  row: ProxyRow;
  field: keyof ProxyRow | keyof ProxyDetail | keyof ProxyCreate | keyof ProxyUpdate;
  section: 'base';
  action: 'verify' | 'delete';
  filter: 'name' | 'identityState' | 'type';
  related: 'operationLog.targetId';
}

/** The places that resources/proxies/overrides.tsx may fill. */
export type ProxySlots = Slots<ProxyParts>;
