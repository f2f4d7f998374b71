import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Brand } from '#core/brand.ts';
import type { Language } from '#core/protocol/envelope.ts';
import { currentLanguage } from '../i18n/language.ts';
import { clockAt } from '../phone/clockAt.ts';
import { codeHere } from '../phone/codeHere.ts';
import { Frame } from '../phone/Frame.tsx';
import { failedName } from '../phone/network.ts';
import { isSpoken, refusalOf, type Refusal } from '../phone/refusal.ts';
import { TaskFacts } from './TaskFacts.tsx';
import { isDone, isOver, type Task, type Visiting } from './visiting.ts';
import { VisitForm } from './VisitForm.tsx';
import { sayIn, type Say } from './words.ts';
import './visit.css';

interface Props {
  brand: Brand;
  visitingIn: (language: Language) => Visiting;
}

/** Why there is no form (any more). */
interface Problem {
  /** Refusal of the server; null if it said nothing. */
  refusal: Refusal | null;
  unsaid: ReturnType<typeof failedName>;
  canRetry: boolean;
}

/** It was handed in: just now, at an instant by the clock of its screen, or before. */
interface Done {
  now: { at: string; zone: string } | null;
}

/** Asks what the link leads to. A task that was opened stays while there is no network: there may be photos in the form. */
function useTask(visiting: Visiting, code: string, say: Say) {
  const [task, setTask] = useState<Task | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const load = useCallback(() => {
    let isCurrent = true;
    visiting.open(code).then(
      (found) => {
        if (!isCurrent) return;
        setTask(found);
        setProblem(null);
      },
      (error: unknown) => {
        if (!isCurrent) return;
        if (isDone(error)) setDone((before) => before ?? { now: null });
        else setProblem({ refusal: refusalOf(error, say), unsaid: failedName(error), canRetry: !isOver(error) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [visiting, code, say]);
  useEffect(() => load(), [load]);
  const retry = (): void => {
    setProblem(null);
    load();
  };
  return { task, problem, done, setDone, retry };
}

function Arrived({ now, language, say }: Done & { language: Language; say: Say }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever hears the page is brought to what became of it; one that was opened anew begins at its start.
  const isNew = now !== null;
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <section className="phone-state phone-state-success" aria-live="polite">
      <svg className="phone-sign" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="10" />
        <path d="m7 12.5 3.5 3.5 7-8" />
      </svg>
      <h1 ref={heading} tabIndex={-1}>
        {say('done')}
      </h1>
      <p>
        {now === null
          ? say('doneBefore')
          : say('doneNote', { time: clockAt(now.at, now.zone, language, { withDay: true }) })}
      </p>
    </section>
  );
}

/** Says why there is no form; what the server said in another language it is being asked again. */
function Trouble({ problem: { refusal, unsaid }, say }: { problem: Problem; say: Say }) {
  if (refusal === null) return <p className="phone-note phone-note-error">{say(unsaid)}</p>;
  if (!isSpoken(refusal, say)) return <p className="phone-note">{say('loading')}</p>;
  return <p className="phone-note phone-note-error">{refusal.said}</p>;
}

/** The page of photos that a link opens without account (MON-01): the task, its form, and that it was handed in. */
export function VisitPage({ brand, visitingIn }: Props) {
  const [language, setLanguage] = useState(currentLanguage);
  const [code] = useState(codeHere);
  const visiting = useMemo(() => visitingIn(language), [visitingIn, language]);
  const say = useMemo(() => sayIn(language), [language]);
  const { task, problem, done, setDone, retry } = useTask(visiting, code, say);
  return (
    <Frame brand={brand} language={language} sayIn={sayIn} onLanguage={setLanguage}>
      {done ? (
        <Arrived {...done} language={language} say={say} />
      ) : (
        <>
          <h1>{task?.name ?? say('title')}</h1>
          <div role="alert">{problem && <Trouble problem={problem} say={say} />}</div>
          {problem?.canRetry && (
            <button type="button" className="phone-send" onClick={retry}>
              {say('retry')}
            </button>
          )}
          {!task && !problem && <p className="phone-note">{say('loading')}</p>}
          {task && (problem === null || problem.canRetry) && (
            <>
              <TaskFacts task={task} language={language} say={say} />
              <VisitForm
                visiting={visiting}
                code={code}
                task={task}
                say={say}
                onDone={(at) => setDone({ now: at === null ? null : { at, zone: task.zone } })}
              />
            </>
          )}
        </>
      )}
    </Frame>
  );
}
