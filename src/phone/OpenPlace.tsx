import { useCallback, useEffect, useRef, useState } from 'react';
import { inYuan } from '#core/yuan.ts';
import { CastForm } from './CastForm.tsx';
import { isNoCode, type Casting, type Place } from './casting.ts';
import { failedName, isLost } from './network.ts';
import { sentenceOf } from './refusal.ts';
import type { Say } from './sentences.ts';

interface Props {
  casting: Casting;
  code: string;
  say: Say;
  onSent: (ticket: string, picture: File | null) => void;
}

/** Why a place could not be had. */
interface Problem {
  /** Sentence of the server; null where it sent none. */
  said: string | null;
  /** Key of the page's text. */
  unsaid: ReturnType<typeof failedName>;
  isOffline: boolean;
  canRetry: boolean;
}

const problemOf = (error: unknown): Problem => ({
  said: sentenceOf(error),
  unsaid: failedName(error),
  isOffline: isLost(error),
  canRetry: !isNoCode(error),
});

/** State of the place that the code leads to. */
interface Opened {
  place: Place | null;
  /** Something could be sent: the form stays from then on. */
  hasForm: boolean;
  problem: Problem | null;
  /** In whose language it was answered; null before the first answer. */
  answeredBy: Casting | null;
  isRetrying: boolean;
}

const NOTHING: Opened = { place: null, hasForm: false, problem: null, answeredBy: null, isRetrying: false };

interface TroubleProps extends Pick<Opened, 'problem'> {
  isOpening: boolean;
  say: Say;
  onRetry: () => void;
}

function Facts({ place, say }: { place: Place; say: Say }) {
  const { screen, owner, priceFen, seconds, waiting } = place;
  return (
    <dl className="phone-facts">
      <div className="phone-wide">
        <dt>{say('on')}</dt>
        <dd>
          {screen}
          <small>{say('by', { owner })}</small>
        </dd>
      </div>
      <div>
        <dt>{say('price')}</dt>
        <dd>
          {priceFen === 0 ? say('free') : inYuan(priceFen)}
          <small>{say('once', { seconds })}</small>
        </dd>
      </div>
      <div>
        <dt>{say('queue')}</dt>
        <dd>
          {waiting === 0 ? 0 : say('waiting', { n: waiting })}
          <small>{say(waiting === 0 ? 'next' : 'ahead')}</small>
        </dd>
      </div>
    </dl>
  );
}

function termsOf({ needsReview, priceFen, minutes }: Place, say: Say): string {
  const isFree = priceFen === 0;
  if (needsReview) return say(isFree ? 'reviewedFree' : 'reviewed', { minutes });
  return say(isFree ? 'straightFree' : 'straight', { minutes });
}

/** Asks what the code stands for. What was opened stays whatever is answered later: there may be a text in the form. */
function usePlace(casting: Casting, code: string) {
  const [opened, setOpened] = useState<Opened>(NOTHING);
  /** The question that counts: an answer to one before it is in another language, or older. */
  const latest = useRef(0);
  const open = useCallback((): Promise<boolean> => {
    latest.current += 1;
    const mine = latest.current;
    const answered = (changesOf: (before: Opened) => Partial<Opened>): boolean => {
      if (mine !== latest.current) return false;
      setOpened((before) => ({ ...before, ...changesOf(before), answeredBy: casting, isRetrying: false }));
      return true;
    };
    return casting.open(code).then(
      (place) =>
        answered(({ hasForm }) => ({ place, problem: null, hasForm: hasForm || (place.isOn && place.canPay) })),
      (error: unknown) => {
        answered(() => ({ problem: problemOf(error) }));
        return false;
      },
    );
  }, [casting, code]);
  useEffect(() => void open(), [open]);
  const retry = useCallback((): void => {
    setOpened((before) => ({ ...before, isRetrying: true }));
    void open();
  }, [open]);
  const isOffline = opened.problem?.isOffline ?? false;
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isOffline, retry]);
  const { place, problem, hasForm, answeredBy, isRetrying } = opened;
  // A place that is asked for in another language, and was there all the time, is not being opened for who looks at it.
  const isOpening = isRetrying || (answeredBy !== casting && (place === null || problem !== null));
  return { place, problem, hasForm, isOpening, open, retry };
}

/** Says why the place could not be had, and tries again where that may help. */
function Trouble({ problem, isOpening, say, onRetry }: TroubleProps) {
  return (
    <>
      <div role="alert">
        {isOpening && <p className="phone-note">{say('loading')}</p>}
        {!isOpening && problem && <p className="phone-note phone-note-error">{problem.said ?? say(problem.unsaid)}</p>}
      </div>
      {problem?.canRetry && (
        <button
          type="button"
          className="phone-send"
          aria-disabled={isOpening}
          onClick={() => {
            if (!isOpening) onRetry();
          }}
        >
          {say('retry')}
        </button>
      )}
    </>
  );
}

/** Asks the server what the code stands for, and shows the form where something can be sent. */
export function OpenPlace({ casting, code, say, onSent }: Props) {
  const { place, hasForm, problem, isOpening, open, retry } = usePlace(casting, code);
  const isShut = place !== null && !(place.isOn && place.canPay);
  return (
    <>
      <h1>{say('title')}</h1>
      <Trouble problem={problem} isOpening={isOpening} say={say} onRetry={retry} />
      {place && (
        <>
          <p className="phone-lead">{say('lead')}</p>
          <Facts place={place} say={say} />
          {isShut && (
            <p className="phone-note phone-note-warning" role="alert">
              {say(place.isOn ? 'noPay' : 'off')}
            </p>
          )}
          {hasForm && (
            <CastForm
              casting={casting}
              code={code}
              place={place}
              terms={termsOf(place, say)}
              say={say}
              onSent={onSent}
              onPriceChanged={open}
            />
          )}
        </>
      )}
    </>
  );
}
