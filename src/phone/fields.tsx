import { useId, type Ref } from 'react';
import { limits } from '#generated/model/limits.gen.ts';
import { PICTURE_TYPES } from './bringPicture.ts';
import type { Place } from './casting.ts';
import type { Say } from './sentences.ts';
import { useAddress } from './useAddress.ts';

interface FieldProps {
  say: Say;
  /** Id of what says why it is refused; null while nothing is wrong with it. */
  failureId: string | null;
}

const described = (hintId: string, failureId: string | null) => ({
  'aria-describedby': failureId === null ? hintId : `${failureId} ${hintId}`,
  'aria-invalid': failureId !== null,
});

interface PictureProps extends FieldProps {
  place: Place;
  picture: File | null;
  onPicture: (picture: File | null) => void;
  ref: Ref<HTMLInputElement>;
}

/** Chooses a picture, and shows it as the slot would. */
export function PictureField({ place: { width, height }, picture, say, failureId, onPicture, ref }: PictureProps) {
  const address = useAddress(picture);
  const id = useId();
  const hintId = useId();
  return (
    <div className="phone-field">
      {address !== null && <img className="phone-preview" src={address} alt={say('preview')} />}
      <input
        ref={ref}
        className="visually-hidden"
        id={id}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        onChange={({ target }) => onPicture(target.files?.[0] ?? null)}
        {...described(hintId, failureId)}
      />
      <label className="phone-choose" htmlFor={id}>
        {say(picture ? 'chooseOther' : 'choose')}
      </label>
      <p className="phone-hint" id={hintId}>
        {say('pictureHint', { width, height })}
      </p>
    </div>
  );
}

interface TextProps extends FieldProps {
  text: string;
  onText: (text: string) => void;
  ref: Ref<HTMLTextAreaElement>;
}

export function TextField({ text, say, failureId, onText, ref }: TextProps) {
  const id = useId();
  const hintId = useId();
  return (
    <div className="phone-field">
      <label htmlFor={id}>{say('textLabel')}</label>
      <textarea
        ref={ref}
        id={id}
        rows={4}
        maxLength={limits.castText}
        value={text}
        onChange={({ target }) => onText(target.value)}
        {...described(hintId, failureId)}
      />
      <p className="phone-hint" id={hintId}>
        {say('left', { n: limits.castText - text.length })}
      </p>
    </div>
  );
}
