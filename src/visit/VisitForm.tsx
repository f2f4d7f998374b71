import { useId, useRef, useState } from 'react';
import { limits } from '#generated/model/limits.gen.ts';
import { PICTURE_TYPES } from '../phone/bringPicture.ts';
import { unsentName } from '../phone/network.ts';
import { refusalOf, refusalText, type Refusal } from '../phone/refusal.ts';
import { Photos } from './Photos.tsx';
import { isDone, isPhotoGone, type Result, type Task, type Visiting } from './visiting.ts';
import type { Say, Sentences } from './words.ts';

interface Props {
  visiting: Visiting;
  code: string;
  task: Pick<Task, 'most' | 'results' | 'noteLength'>;
  say: Say;
  /** At an instant, ISO; null where it had arrived before. */
  onDone: (at: string | null) => void;
}

interface Step {
  name: Sentences<'uploading' | 'sending'>;
  n: number;
}

type Lack = Sentences<'needPhoto' | 'needResult' | 'wrongType' | 'tooLarge'>;
/** Why nothing was handed in: what is lacking, what the server said, or that it said nothing. */
type Failure = { lack: Lack } | { refusal: Refusal } | { unsaid: ReturnType<typeof unsentName> };

/** Says why a file is not taken, before it is sent. */
function lackOf(photo: File): Lack | null {
  if (!PICTURE_TYPES.includes(photo.type)) return 'wrongType';
  return photo.size > limits.taskPhoto ? 'tooLarge' : null;
}

function failureText(failure: Failure, say: Say): string {
  if ('lack' in failure) return say(failure.lack);
  return 'refusal' in failure ? refusalText(failure.refusal, say) : say(failure.unsaid);
}

/** Hands in what was seen. A photo that has arrived is not sent a second time. */
function useHandingIn({ visiting, code, say, onDone }: Pick<Props, 'visiting' | 'code' | 'say' | 'onDone'>) {
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
  async function handIn(files: readonly File[], result: Result, note: string): Promise<Failure | null> {
    try {
      const photos: string[] = [];
      for (const [at, file] of files.entries()) photos.push(await bring(file, at + 1));
      setStep({ name: 'sending', n: 0 });
      onDone(await visiting.handIn(code, { photos, result, note: note.trim() === '' ? null : note.trim() }));
      return null;
    } catch (error) {
      setStep(null);
      if (isPhotoGone(error)) arrived.current.clear();
      if (isDone(error)) {
        onDone(null);
        return null;
      }
      const refusal = refusalOf(error, say);
      return refusal ? { refusal } : { unsaid: unsentName(error) };
    }
  }
  return { step, handIn };
}

/** Takes photos, what was seen and a remark, and hands them in; what is wrong is said above the button, and nothing entered goes. */
export function VisitForm(props: Props) {
  const { say } = props;
  const { most, results, noteLength } = props.task;
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [result, setResult] = useState<Result | null>(null);
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const { step, handIn } = useHandingIn(props);
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
    setFailure(await handIn(photos, result, note));
  };
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
        {results.map((each) => (
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
          maxLength={noteLength}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <div role="alert" id={failureId} className="visit-failure">
        {failure !== null && <p className="phone-note phone-note-error">{failureText(failure, say)}</p>}
      </div>
      <button type="submit" className="phone-send" aria-disabled={step !== null}>
        {say(step?.name ?? 'send', { n: step?.n ?? 0 })}
      </button>
    </form>
  );
}
