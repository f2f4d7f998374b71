import { brandsOf } from '../brands.ts';
import { brandHost } from '../environment.ts';
import type { Config } from '../config.ts';
import type { Tx } from '../store/types.ts';

/**
 * Returns the media owner to whom an advertiser belongs that registers at a host (SES-20): the one that the host's brand
 * names, else the platform, which stands at the top of the tree. Who comes to a media owner's own address is its customer,
 * and its papers are for it to see; who comes to an address of nobody in particular is the platform's, and no media owner
 * reads what it proves. Null where neither can take it.
 */
export async function ownerOfHost(
  platform: Tx,
  config: Pick<Config, 'brandsFile'>,
  host: string,
): Promise<string | null> {
  const { owner } = brandsOf(config).of(brandHost(host));
  const [found] = await platform.corporations.find(
    (eb) =>
      eb.and([
        eb('customer_type', '=', 'mediaOwner'),
        eb('status', '=', 'enabled'),
        owner === undefined ? eb('superior_id', 'is', null) : eb('number', '=', owner),
      ]),
    { fields: ['id'], orderBy: ['number', 'asc'], limit: 1 },
  );
  return found?.id ?? null;
}
