import { useContext } from 'react';
import { Thumb } from '#src/ui/fields/Thumb.tsx';
import { useUploads } from '#src/ui/upload.ts';
import { AdsContext } from './usePlayList.ts';

/** Picture of one content of an ad: its thumbnail, or the words of a text. */
export function AdPicture({ adId, contentKey }: { adId: string; contentKey?: string }) {
  const ad = useContext(AdsContext).get(adId);
  const { urlOf } = useUploads();
  const content = contentKey === undefined ? ad?.contents[0] : ad?.contents.find(({ key }) => key === contentKey);
  if (content?.text) return <span className="play-words">{content.text}</span>;
  const picture = content?.picture ?? ad?.cover ?? null;
  return <Thumb url={picture ? urlOf(picture) : null} kind={content?.kind === 'video' ? 'video' : 'image'} />;
}
