import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { AppLink } from '../AppLink.tsx';
import type { Secret, Work } from './works.ts';

/** Most failures drawn; the others are counted. */
const SHOWN = 100;

interface WorkRowProps {
  work: Work;
  onDismiss: () => void;
}

/** Returns the ref of a row: when it leaves with the focus in it, the next key goes on from the page. */
function useFocusBack() {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const drawn = row.current;
    return () => {
      if (drawn?.contains(document.activeElement)) document.getElementById('content')?.focus({ preventScroll: true });
    };
  }, []);
  return row;
}

/** Passwords that are told this once: closed until somebody opens them, each marked whole by one click. */
function WorkSecrets({ secrets }: { secrets: readonly Secret[] }) {
  const translate = useTranslate();
  return (
    <details className="work-secrets">
      <summary>{translate('works.secrets', { n: secrets.length })}</summary>
      <p className="work-note">{translate('works.secretOnce')}</p>
      <ul>
        {secrets.map(({ name, secret }, at) => (
          <li key={at}>
            {name}: <code>{secret}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One work: what it is, how far or how it ended, what failed, and what is told this once only. */
export function WorkRow({ work, onDismiss }: WorkRowProps) {
  const translate = useTranslate();
  const { state, share, note, failures, secrets, goesOn, open, cancel } = work;
  const row = useFocusBack();
  const title = translate(work.title.key, work.title.args);
  const isRunning = state === 'running';
  const said = note ? translate(note.key, note.args) : '';
  // A reader hears what comes into an output that is there; a row may come with its result.
  const result = useDeferredValue(isRunning ? '' : said, '');
  const closeLabel = translate(isRunning && !goesOn ? 'works.cancel' : 'works.dismiss', { title });
  return (
    <li ref={row}>
      <div className="work-head">
        {state === 'done' ? <CheckCircle fontSize="small" color="success" aria-hidden /> : null}
        {state === 'failed' ? <ErrorOutline fontSize="small" color="error" aria-hidden /> : null}
        <span title={title}>{title}</span>
        {isRunning && cancel === null ? null : (
          <IconButton
            size="small"
            aria-label={closeLabel}
            title={closeLabel}
            onClick={() => (isRunning ? cancel : onDismiss)?.()}
          >
            <Close fontSize="small" />
          </IconButton>
        )}
      </div>
      {isRunning ? (
        <>
          <LinearProgress
            variant={share === null ? 'indeterminate' : 'determinate'}
            value={share === null ? undefined : Math.round(share * 100)}
            aria-label={title}
          />
          {note ? <p className="work-note">{said}</p> : null}
        </>
      ) : null}
      {/* Always there, and progress is not read out. */}
      <output className={state === 'failed' ? 'work-note work-note-failed' : 'work-note'}>{result}</output>
      {secrets.length > 0 ? <WorkSecrets secrets={secrets} /> : null}
      {failures.length > 0 ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
        <div className="work-failures" role="region" tabIndex={0} aria-label={translate('works.failures', { title })}>
          <ul>
            {failures.slice(0, SHOWN).map(({ name, reason }, at) => (
              <li key={at}>
                <strong>{name}</strong>: {reason}
              </li>
            ))}
            {failures.length > SHOWN ? <li>{translate('works.more', { n: failures.length - SHOWN })}</li> : null}
          </ul>
        </div>
      ) : null}
      {open === null ? null : <AppLink href={open}>{translate('ui.import.task')}</AppLink>}
    </li>
  );
}
