import { useEffect, useRef, useState } from 'react';
import type { Language } from '#core/protocol/envelope.ts';
import { inYuan } from '#core/yuan.ts';
import { isNoTicket, type Cast, type Casting } from './casting.ts';
import { isLost } from './network.ts';
import { poll } from './poll.ts';
import type { Say, Sentences } from './sentences.ts';
import { isOver, toldOf } from './told.ts';
import { useAddress } from './useAddress.ts';

interface Props {
  casting: Casting;
  ticket: string;
  language: Language;
  say: Say;
  /** It was sent just now, from this page: whoever hears the page is brought to what became of it. */
  isNew: boolean;
  /** Picture if one was sent from this page: nobody else gets to see it. */
  picture: File | null;
}

/** Why there is no news: the network, the server, or there is no such cast. */
type Problem = Sentences<'offline' | 'busy' | 'unknown'>;

/** Asks how a cast stands until it is over. */
function useCast(casting: Casting, ticket: string) {
  const [cast, setCast] = useState<Cast | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(
    () =>
      poll({
        ask: () => casting.follow(ticket),
        onAnswer(found) {
          setCast(found);
          setProblem(null);
          return !isOver(found);
        },
        onFailure(error) {
          const isUnknown = isNoTicket(error);
          setProblem(isUnknown ? 'unknown' : isLost(error) ? 'offline' : 'busy');
          return !isUnknown;
        },
      }),
    [casting, ticket],
  );
  return { cast, problem };
}

function tellOf(cast: Cast | null, problem: Problem | null, language: Language, say: Say): ReturnType<typeof toldOf> {
  if (problem === 'unknown') return { title: say('unknown'), tone: 'neutral', notes: [say('unknownNote')] };
  if (cast) return toldOf(cast, language, say);
  return { title: say('follow'), tone: 'neutral', notes: problem === null ? [say('loading')] : [] };
}

const SIGNS: Record<ReturnType<typeof toldOf>['tone'], string> = {
  success: 'm7 12.5 3.5 3.5 7-8',
  error: 'm8 8 8 8m0-8-8 8',
  warning: 'M12 7v6m0 3.5v.5',
  info: 'M12 7v5l3.5 2',
  neutral: 'M7.5 12h9',
};

/** Icon of the colour's meaning. */
const Sign = ({ tone }: { tone: keyof typeof SIGNS }) => (
  <svg className="phone-sign" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="10" />
    <path d={SIGNS[tone]} />
  </svg>
);

/** Sent content and its screen. */
function Sent({
  cast: { screen, amountFen, number, text },
  picture,
  say,
}: { cast: Cast } & Pick<Props, 'picture' | 'say'>) {
  const address = useAddress(picture);
  return (
    <dl className="phone-facts">
      {(text !== null || address !== null) && (
        <div className="phone-wide">
          <dt>{say('sent')}</dt>
          <dd className="phone-sent">
            {text ?? <img className="phone-preview" src={address!} alt={say('preview')} />}
          </dd>
        </div>
      )}
      <div className="phone-wide">
        <dt>{say('on')}</dt>
        <dd>{screen}</dd>
      </div>
      <div>
        <dt>{say('amount')}</dt>
        <dd>{amountFen === 0 ? say('free') : inYuan(amountFen)}</dd>
      </div>
      <div>
        <dt>{say('number')}</dt>
        <dd>{number}</dd>
      </div>
    </dl>
  );
}

/** Follows a cast (MKT-10): to be paid, reviewed, about to be shown, shown at, or refused with its reason and the money back. */
export function FollowCast({ casting, ticket, language, say, isNew, picture }: Props) {
  const { cast, problem } = useCast(casting, ticket);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const { title, tone, notes } = tellOf(cast, problem, language, say);
  const isDone = problem === 'unknown' || (cast !== null && isOver(cast));
  return (
    <>
      <section className={`phone-state phone-state-${tone}`} aria-live="polite" data-status={cast?.status}>
        <Sign tone={tone} />
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </section>
      {cast !== null && cast.payUrl !== null && (
        <a className="phone-send" href={cast.payUrl} target="_blank" rel="noreferrer">
          {say('pay', { price: inYuan(cast.amountFen) })}
        </a>
      )}
      <div role="status">
        {(problem === 'offline' || problem === 'busy') && (
          <p className="phone-note phone-note-warning">{say(problem)}</p>
        )}
      </div>
      {cast !== null && <Sent cast={cast} picture={picture} say={say} />}
      <p className="phone-hint">{say(isDone ? 'again' : 'keep')}</p>
    </>
  );
}
