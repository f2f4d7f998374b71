import { useId } from 'react';
import { PICTURE_TYPES } from '../phone/bringPicture.ts';
import { useAddress } from '../phone/useAddress.ts';
import type { Say } from './words.ts';

interface Props {
  photos: readonly File[];
  most: number;
  say: Say;
  onAdd: (chosen: readonly File[]) => void;
  onRemove: (photo: File) => void;
}

function Photo({ photo, n, say, onRemove }: { photo: File; n: number } & Pick<Props, 'say' | 'onRemove'>) {
  const address = useAddress(photo);
  return (
    <li>
      {address === null ? null : <img src={address} alt={say('photo', { n })} />}
      <button type="button" aria-label={say('remove', { n })} onClick={() => onRemove(photo)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m7 7 10 10m0-10L7 17" />
        </svg>
      </button>
    </li>
  );
}

/** Photos that were taken, each to be taken away again, and what takes another. */
export function Photos({ photos, most, say, onAdd, onRemove }: Props) {
  const id = useId();
  const hintId = useId();
  return (
    <section className="phone-field" aria-label={say('photos')}>
      <h2>{say('photos')}</h2>
      {photos.length > 0 && (
        <ul className="visit-photos">
          {photos.map((photo, at) => (
            // The same file may be chosen twice.
            // oxlint-disable-next-line react/no-array-index-key -- a file has no other key
            <Photo
              key={`${at} ${photo.name} ${photo.lastModified}`}
              photo={photo}
              n={at + 1}
              say={say}
              onRemove={onRemove}
            />
          ))}
        </ul>
      )}
      {photos.length < most && (
        <>
          <input
            className="visually-hidden"
            id={id}
            type="file"
            multiple
            accept={PICTURE_TYPES.join(',')}
            aria-describedby={hintId}
            onChange={({ target }) => {
              onAdd([...(target.files ?? [])]);
              // The same file can be chosen again after it was taken away.
              target.value = '';
            }}
          />
          <label className="phone-choose" htmlFor={id}>
            {photos.length === 0 ? say('take') : say('more', { n: photos.length, most })}
          </label>
        </>
      )}
      <p className="phone-hint" id={hintId}>
        {say('hint', { most })}
      </p>
    </section>
  );
}
