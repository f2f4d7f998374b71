import type { Transition } from '#core/manifest/manifest.ts';
import type { Playable } from '#stage/types.ts';
import type { Showing } from './showing.ts';

/** Surroundings of a showing on the screen. */
interface Around {
  urls: ReadonlyMap<string, string>;
  /** Address of the server, before the path of a code. */
  origin: string;
  /** Transition with which it comes in. */
  transition?: Transition | undefined;
  /** Something else stands in the lower right corner: there the code of the ad gives way to the left. */
  isTaken?: boolean;
}

/** Returns the stage's playable for a showing; null if its file has no address, which ends it soon. */
export function playableOf(
  { playId, isCut, begunAt, ad, content }: Showing,
  { urls, origin, transition, isTaken = false }: Around,
): Playable | null {
  const corner = isTaken && ad.code?.corner === 'bottomRight' ? 'bottomLeft' : ad.code?.corner;
  const common = {
    playId,
    isCut,
    ...(begunAt === null ? {} : { begunAt }),
    ...(transition ? { transition } : {}),
    ...(ad.code && corner ? { code: { address: `${origin}${ad.code.path}`, corner } } : {}),
  };
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
