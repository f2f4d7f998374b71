import { useId, useRef, useState } from 'react';
import { limits } from '#generated/model/limits.gen.ts';
import { PICTURE_TYPES, sentenceOf } from '../phone/bringPicture.ts';
import { isLost } from '../phone/network.ts';
import { Photos } from './Photos.tsx';
import { isDone, isPhotoGone, type Result, type Visiting } from './visiting.ts';
import type { Say, Sentence } from './words.ts';

const RESULTS = ['normal', 'notPlayed', 'deviceBroken', 'deviceMissing'] as const satisfies readonly Result[];
/** Characters of a remark, as schemas/monitor-task.yaml has it. */
const NOTE_LENGTH = 500;

interface Props {
  visiting: Visiting;
  code: string;
  /** Photos at most. */
  most: number;
  say: Say;
  /** At an instant, ISO; null where it had arrived before. */
  onDone: (at: string | null) => void;
}

type Step = { name: 'uploading'; n: number } | { name: 'sending'; n: 0 };

/** Says why a file is not taken, before it is sent. */
function lackOf(photo: File): Sentence | null {
  if (!PICTURE_TYPES.includes(photo.type)) return 'wrongType';
  return photo.size > limits.taskPhoto ? 'tooLarge' : null;
}

/** Hands in what was seen. A photo that has arrived is not sent a second time. */
function useHandingIn({ visiting, code, onDone }: Pick<Props, 'visiting' | 'code' | 'onDone'>) {
  const [step, setStep] = useState<Step | null>(null);
  const arrived = useRef(new Map<File, string>());
  async function bring(photo: File, n: number): Promise<string> {
    const known = arrived.current.get(photo);
    if (known !== undefined) return known;
    setStep({ name: 'uploading', n });
    const id = await visiting.upload(code, photo);
    arrived.current.set(photo, id);
    return id;
  }
  /** Returns why it was not handed in; null once it was. */
  async function handIn(files: readonly File[], result: Result, note: string): Promise<unknown> {
    try {
      const photos: string[] = [];
      for (const [at, file] of files.entries()) photos.push(await bring(file, at + 1));
      setStep({ name: 'sending', n: 0 });
      onDone(await visiting.handIn(code, { photos, result, note: note.trim() === '' ? null : note.trim() }));
      return null;
    } catch (error) {
      setStep(null);
      if (isPhotoGone(error)) arrived.current.clear();
      if (!isDone(error)) return error;
      onDone(null);
      return null;
    }
  }
  return { step, handIn };
}

const unsaid = (error: unknown): Sentence => (isLost(error) ? 'notSent' : 'notTaken');

/** Takes photos, what was seen and a remark, and hands them in; what is wrong is said above the button, and nothing entered goes. */
export function VisitForm({ visiting, code, most, say, onDone }: Props) {
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [result, setResult] = useState<Result | null>(null);
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<{ lack: Sentence } | { error: unknown } | null>(null);
  const { step, handIn } = useHandingIn({ visiting, code, onDone });
  const failureId = useId();
  const noteId = useId();

  const add = (chosen: readonly File[]): void => {
    const lack = chosen.map(lackOf).find((each) => each !== null);
    setFailure(lack ? { lack } : null);
    setPhotos((before) => [...before, ...chosen.filter((photo) => lackOf(photo) === null)].slice(0, most));
  };
  const submit = async (event: React.FormEvent): Promise<void> => {
    event.preventDefault();
    if (step !== null) return;
    if (photos.length === 0) return setFailure({ lack: 'needPhoto' });
    if (result === null) return setFailure({ lack: 'needResult' });
    setFailure(null);
    const error = await handIn(photos, result, note);
    if (error !== null) setFailure({ error });
  };
  const said =
    failure === null
      ? null
      : 'lack' in failure
        ? say(failure.lack)
        : (sentenceOf(failure.error) ?? say(unsaid(failure.error)));
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-describedby={failureId}>
      <Photos
        photos={photos}
        most={most}
        say={say}
        onAdd={add}
        onRemove={(gone) => setPhotos((before) => before.filter((photo) => photo !== gone))}
      />
      <fieldset className="visit-results">
        <legend>{say('result')}</legend>
        {RESULTS.map((each) => (
          <label key={each} className="visit-result">
            <input
              type="radio"
              name="result"
              value={each}
              checked={each === result}
              onChange={() => {
                setResult(each);
                setFailure(null);
              }}
            />
            {say(each)}
          </label>
        ))}
      </fieldset>
      <div className="phone-field">
        <label htmlFor={noteId}>{say('note')}</label>
        <textarea
          id={noteId}
          rows={3}
          maxLength={NOTE_LENGTH}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <div role="alert" id={failureId} className="visit-failure">
        {said !== null && <p className="phone-note phone-note-error">{said}</p>}
      </div>
      <button type="submit" className="phone-send" aria-disabled={step !== null}>
        {say(step?.name ?? 'send', { n: step?.n ?? 0 })}
      </button>
    </form>
  );
}
