import { brandsOf, OWN } from '../brands.ts';
import type { Config } from '../config.ts';
import type { Tx } from '../store/types.ts';

/**
 * Returns the name under which an enterprise knows the installation (SES-12): that of the brand of its media owner, which
 * is itself or the nearest above it that has one, else our own.
 */
export async function brandName(tx: Tx, config: Pick<Config, 'brandsFile'>, corpId: string | null): Promise<string> {
  const { ofOwner } = brandsOf(config);
  if (config.brandsFile === undefined) return OWN.name;
  const { corporations } = tx.as({ kind: 'system', corpId: null });
  const seen = new Set<string>();
  for (let id = corpId; id !== null && !seen.has(id);) {
    seen.add(id);
    const found = await corporations.one(id, { fields: ['number', 'superiorId'] });
    const brand = ofOwner(found?.number ?? '');
    if (brand) return brand.name;
    id = found?.superiorId ?? null;
  }
  return OWN.name;
}
