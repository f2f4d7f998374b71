import type { Transition } from '#core/manifest/manifest.ts';
import type { Playable } from '#stage/types.ts';
import type { Showing } from './showing.ts';

/** Returns the stage's playable for a showing, which comes in with this transition; null if its file has no address, which ends it soon. */
export function playableOf(
  { playId, isCut, begunAt, ad, content }: Showing,
  urls: ReadonlyMap<string, string>,
  transition?: Transition,
): Playable | null {
  const common = { playId, isCut, ...(begunAt === null ? {} : { begunAt }), ...(transition ? { transition } : {}) };
  if (content.kind === 'text')
    return {
      ...common,
      kind: 'text',
      text: content.text,
      color: content.color,
      background: content.background,
      fontSize: content.fontSize,
    };
  if (content.kind === 'webPage') return { ...common, kind: 'webPage', url: content.url };
  const url = urls.get(content.sha256);
  if (url === undefined) return null;
  return content.kind === 'picture'
    ? { ...common, kind: 'picture', url }
    : { ...common, kind: 'video', url, mute: ad.mute };
}
