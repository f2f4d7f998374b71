import { hex32 } from '#core/protocol/random.ts';

const NAME = 'vitrine_visit';
const SECONDS = 30 * 60;

/** Returns the key of this visit, from a cookie of 30 minutes that each event renews (spec 7). */
export function visitKey(page: Pick<Document, 'cookie'> = document): string {
  const known = new RegExp(`(?:^|; )${NAME}=([0-9a-f]{32})`).exec(page.cookie)?.[1];
  const key = known ?? hex32();
  page.cookie = `${NAME}=${key}; max-age=${SECONDS}; path=/; SameSite=Lax`;
  return key;
}
