import { useId, useRef, useState } from 'react';
import { inYuan } from '#core/yuan.ts';
import { limits } from '#generated/model/limits.gen.ts';
import {
  isOfContent,
  isPictureGone,
  isPriceChanged,
  type Casting,
  type Place,
  forgetWish,
  wishIdOf,
} from './casting.ts';
import { PICTURE_TYPES } from './bringPicture.ts';
import { PictureField, TextField } from './fields.tsx';
import { unsentName } from './network.ts';
import { isSpoken, refusalOf, refusalText, type Refusal } from './refusal.ts';
import type { Say, Sentence, Sentences } from './sentences.ts';

const KINDS = ['picture', 'text'] as const satisfies readonly Sentence[];
type Kind = (typeof KINDS)[number];

interface Props {
  casting: Casting;
  code: string;
  place: Place;
  say: Say;
  /** With the picture that was sent, if it was one. */
  onSent: (ticket: string, picture: File | null) => void;
  /** Text on what happens once it is sent, and to the money. */
  terms: string;
  /** Asks for the place again; resolves false where it cannot be had now. */
  onPriceChanged: () => Promise<boolean>;
}

/**
 * Why nothing was sent: what the field lacks, what the server said and in whose language, that it said nothing, or a price that was
 * another one.
 */
type Failure =
  | { lack: Sentences<'needText' | 'needPicture' | 'wrongType' | 'tooLarge'> }
  | { refusal: Refusal; isAtField: boolean }
  | { unsaid: ReturnType<typeof unsentName> }
  | { beforeFen: number };

/** Content to send. */
type Content = { text: string } | { picture: File };

/** Tells a file from others after the page was loaded again and it was chosen anew. */
const fileIdentity = ({ name, size, lastModified }: File): string[] => [name, String(size), String(lastModified)];

type Step = Sentences<'uploading' | 'sending'>;

function pictureLack(picture: File | null): Failure | null {
  if (!picture) return { lack: 'needPicture' };
  if (!PICTURE_TYPES.includes(picture.type)) return { lack: 'wrongType' };
  return picture.size > limits.castPicture ? { lack: 'tooLarge' } : null;
}

function failureText(failure: Failure | null, priceFen: number, say: Say): string | null {
  if (failure === null) return null;
  if ('lack' in failure) return say(failure.lack);
  if ('refusal' in failure) return refusalText(failure.refusal, say);
  if ('unsaid' in failure) return say(failure.unsaid);
  const priceOf = (fen: number): string => (fen === 0 ? say('nothing') : inYuan(fen));
  return say('priceChanged', { before: priceOf(failure.beforeFen), price: priceOf(priceFen) });
}

/** Sends what was chosen. A picture that has arrived is not sent a second time, whatever became of its cast. */
function useSending({ casting, code, place: { priceFen }, say, onSent, onPriceChanged }: Props) {
  const [step, setStep] = useState<Step | null>(null);
  const uploaded = useRef<{ picture: File; uploadId: string } | null>(null);

  async function upload(picture: File): Promise<string> {
    if (uploaded.current?.picture === picture) return uploaded.current.uploadId;
    setStep('uploading');
    const uploadId = await casting.upload(code, picture);
    uploaded.current = { picture, uploadId };
    return uploadId;
  }
  async function failureOf(error: unknown): Promise<Failure> {
    if (isPictureGone(error)) uploaded.current = null;
    if (isPriceChanged(error) && (await onPriceChanged())) return { beforeFen: priceFen };
    const refusal = refusalOf(error, say);
    return refusal ? { refusal, isAtField: isOfContent(error) } : { unsaid: unsentName(error) };
  }
  async function uploadAndSend(content: Content): Promise<string> {
    const uploadId = 'picture' in content ? await upload(content.picture) : null;
    setStep('sending');
    const wishId = wishIdOf(JSON.stringify([code, 'text' in content ? content.text : fileIdentity(content.picture)]));
    const text = 'text' in content ? content.text : null;
    const ticket = await casting.send(code, { wishId, text, uploadId, amountFen: priceFen });
    forgetWish();
    return ticket;
  }
  /** Returns why it could not be sent; null once it was. */
  async function send(content: Content): Promise<Failure | null> {
    try {
      onSent(await uploadAndSend(content), 'picture' in content ? content.picture : null);
      return null;
    } catch (error) {
      const failure = await failureOf(error);
      setStep(null);
      return failure;
    }
  }
  return { step, send };
}

function Kinds({ kind, say, onKind }: { kind: Kind; say: Say; onKind: (kind: Kind) => void }) {
  return (
    <fieldset className="phone-kinds">
      <legend className="visually-hidden">{say('kind')}</legend>
      {KINDS.map((each) => (
        <label key={each} className={each === kind ? 'phone-kind phone-kind-on' : 'phone-kind'}>
          <input
            className="visually-hidden"
            type="radio"
            name="kind"
            value={each}
            checked={each === kind}
            onChange={() => onKind(each)}
          />
          {say(each)}
        </label>
      ))}
    </fieldset>
  );
}

/** Chooses what is sent, and sends it; what is wrong is said under the field, and nothing that was entered goes. */
export function CastForm(props: Props) {
  const { place, say } = props;
  const [kind, setKind] = useState<Kind>('picture');
  const [text, setText] = useState('');
  const [picture, setPicture] = useState<File | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { step, send } = useSending(props);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const failureId = useId();
  const { priceFen } = place;

  const submit = async (event: React.FormEvent): Promise<void> => {
    event.preventDefault();
    if (step !== null) return;
    const lack: Failure | null =
      kind === 'picture' ? pictureLack(picture) : text.trim() === '' ? { lack: 'needText' } : null;
    setFailure(lack);
    if (lack) field.current?.focus();
    else setFailure(await send(kind === 'picture' ? { picture: picture! } : { text }));
  };
  const said = failureText(failure, priceFen, say);
  const isAtField =
    failure !== null &&
    ('lack' in failure || ('refusal' in failure && failure.isAtField && isSpoken(failure.refusal, say)));
  const shared = { say, ref: field, failureId: isAtField ? failureId : null };
  const isWarning = failure !== null && 'beforeFen' in failure;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Kinds
        kind={kind}
        say={say}
        onKind={(next) => {
          setKind(next);
          setFailure(null);
        }}
      />
      {kind === 'text' ? (
        <TextField text={text} onText={setText} {...shared} />
      ) : (
        <PictureField
          place={place}
          picture={picture}
          onPicture={(chosen) => {
            setPicture(chosen);
            setFailure(chosen && pictureLack(chosen));
          }}
          {...shared}
        />
      )}
      <div role="alert" id={failureId}>
        {said !== null && <p className={`phone-note phone-note-${isWarning ? 'warning' : 'error'}`}>{said}</p>}
      </div>
      <p className="phone-hint">{props.terms}</p>
      <button type="submit" className="phone-send" aria-disabled={step !== null}>
        {say(step ?? (priceFen === 0 ? 'send' : 'sendPay'), { price: inYuan(priceFen) })}
      </button>
      <p className="phone-hint">{say('rules')}</p>
    </form>
  );
}
