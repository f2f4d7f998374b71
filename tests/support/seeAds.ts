import type { TestApp } from './buildTestApp.ts';
import { data, type Caller } from './call.ts';

/** Looks at ads as the review does, so that the caller may approve them (AD-07). */
export async function seeAds(test: TestApp, caller: Caller, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const { contentHash } = await data<{ contentHash: string | null }>(test, caller, 'ad.one', { id });
    await data(test, caller, 'ad.see', { id, contentHash: contentHash ?? '' });
  }
}
