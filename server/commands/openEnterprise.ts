import { uuidv7 } from '#core/uuid.ts';
import { cleanName } from '#core/entity/cleanName.ts';
import type { Language } from '#core/protocol/envelope.ts';
import type { CorporationStored } from '#generated/server/corporations.gen.ts';
import { refuse } from '../call/refuse.ts';
import type { Tx } from '../store/types.ts';
import { equipCorporation, type Equipment } from './equipCorporation.ts';
import { nextNumber } from './nextNumber.ts';

type Facts = Pick<CorporationStored, 'type' | 'superiorId' | 'phone' | 'email'> & {
  name: string;
  contact?: string | null;
};

/** An advertiser's enterprise that was opened now, and its initial records. */
export interface Opened extends Equipment {
  corpId: string;
  number: string;
  name: string;
}

/**
 * Opens the enterprise of an advertiser that nobody has verified yet: one that registers by itself (SES-20), or that an
 * agent adds (ADS-08). Its name is cleaned; one of which nothing is left is refused.
 */
export async function openEnterprise(platform: Tx, facts: Facts, language: Language): Promise<Opened> {
  const name = cleanName(facts.name);
  if (name === '') throw refuse('PAYLOAD_INVALID', { field: 'name', rule: 'required' });
  const corpId = uuidv7(platform.now);
  const number = await nextNumber(platform, 'corporation');
  await platform.corporations.insert({
    ...facts,
    id: corpId,
    corpId,
    number,
    name,
    customerType: 'advertiser',
    edition: 'standard',
    status: 'enabled',
    identityState: 'unsubmitted',
    qualificationState: 'unsubmitted',
    adQualificationState: 'unsubmitted',
  });
  return { corpId, number, name, ...(await equipCorporation(platform, corpId, language)) };
}
