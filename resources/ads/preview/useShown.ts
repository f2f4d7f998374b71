import { useMemo } from 'react';
import { useGetMany } from 'react-admin';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import { useUploads } from '#src/ui/upload.ts';
import type { Playable } from '#stage/types.ts';
import type { AdDraft } from './useAdDraft.ts';

/** One content of the ad: its playable in the preview, and its real duration on a screen. */
export interface Shown {
  playable: Playable | null;
  durationMs: number;
}

/** Colours of a web page in the preview, which shows only its address: only a player opens the page. */
const PAGE = { color: '#ffffff', background: '#14202b', fontSize: 48 };

function wordsOf({ kind, text, url, color, background, fontSize }: AdDraft): Playable | null {
  const look = kind === 'url' ? { ...PAGE, text: url } : { text, color, background, fontSize };
  if (look.text === null) return null;
  // A new text or colour needs a new id, so that the stage shows it anew.
  return { ...look, kind: 'text', text: look.text, playId: JSON.stringify(look), isCut: true };
}

/** Returns the contents of the ad in the order in which they play; a film stands there with its picture. */
export function useShown(draft: AdDraft): readonly Shown[] {
  const { kind, materialIds, durationMs } = draft;
  const { urlOf } = useUploads();
  const { data } = useGetMany<MaterialRow>(
    'materials',
    { ids: [...materialIds] },
    { enabled: kind === 'file' && materialIds.length > 0 },
  );
  return useMemo(() => {
    if (kind !== 'file') {
      const playable = wordsOf(draft);
      return playable ? [{ playable, durationMs }] : [];
    }
    const known = new Map((data ?? []).map((material) => [material?.id, material]));
    return materialIds.map((id): Shown => {
      const material = known.get(id);
      const picture = material?.thumbnail ?? (material?.type === 'image' ? material.file : null);
      const url = picture ? urlOf(picture) : null;
      // Only a film without a picture of its own is shown as itself.
      const film = !url && material?.type === 'video' && material.file ? urlOf(material.file) : null;
      return {
        playable: film
          ? { kind: 'video', playId: id, url: film, mute: true }
          : url
            ? { kind: 'picture', playId: id, url }
            : null,
        durationMs: material?.type === 'video' ? (material.durationMs ?? durationMs) : durationMs,
      };
    });
  }, [draft, kind, materialIds, durationMs, data, urlOf]);
}
