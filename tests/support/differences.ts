import { isDeepStrictEqual } from 'node:util';
import type { EntityMeta } from '#core/entity/meta.ts';

type Values = Readonly<Record<string, unknown>>;

/** Fields that the server fills in a new record where nothing is sent: own corporation and department, default plan. */
const FOUND_BY_ITSELF: ReadonlySet<string> = new Set(['ad.campaignId', 'corporation.superiorId']);
/** A promotion says for how many days an ad or a group runs: its end follows from its start, whatever was sent. */
const isComputed = (entity: string, name: string, { promotion }: Values): boolean =>
  ['ad.endAt', 'promotionGroup.endDay'].includes(`${entity}.${name}`) &&
  typeof promotion === 'string' &&
  promotion !== 'other';
const isFound = (entity: string, name: string): boolean =>
  name === 'deptId' || FOUND_BY_ITSELF.has(`${entity}.${name}`);

/** Returns what was sent and did not come back, as "field: sent, got". Instants count by their moment; in a new record null is what the schema has by default. */
export function differences({ name: entity, fields }: EntityMeta, sent: Values, got: Values, isNew: boolean): string[] {
  return fields.flatMap(({ name, kind, writeOnly, in: operations, default: byDefault = null }) => {
    if (!(name in sent) || writeOnly || !operations.includes('one')) return [];
    const wanted = sent[name] ?? (kind === 'refs' ? [] : isNew ? byDefault : null);
    if (isNew && sent[name] === null && isFound(entity, name)) return [];
    if (isNew && isComputed(entity, name, sent)) return [];
    const isSame =
      kind === 'instant' && typeof wanted === 'string'
        ? Date.parse(wanted) === Date.parse(String(got[name]))
        : isDeepStrictEqual(wanted, got[name]);
    return isSame ? [] : [`${name}: ${JSON.stringify(sent[name])}, ${JSON.stringify(got[name])}`];
  });
}
