import type { AdStored } from '#generated/server/ads.gen.ts';

type Edited = Pick<AdStored, 'creatorId' | 'editorId' | 'editorIds'>;

/** Returns all who changed what is reviewed since the ad was made or last approved; of an ad of before they were kept, the last. */
const editorsOf = ({ editorIds, editorId }: Pick<Edited, 'editorIds' | 'editorId'>): string[] =>
  Array.isArray(editorIds) ? editorIds.map(String) : editorId === null ? [] : [editorId];

/** Returns the values by which an ad keeps who changes it: the last, and with them all before. */
export function editedBy(userId: string, before?: Pick<Edited, 'editorIds' | 'editorId'>) {
  const others = before ? editorsOf(before).filter((id) => id !== userId) : [];
  return { editorId: userId, editorIds: [userId, ...others] };
}

/** Returns true for who made an ad or changed what is reviewed: a change by somebody else makes it no less theirs (AD-07). */
export const isMaker = (userId: string, ad: Edited): boolean =>
  [ad.creatorId, ad.editorId, ...editorsOf(ad)].includes(userId);
