import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import { useId } from 'react';
import type { Said } from '../sentence/sentence.ts';

interface OutcomeProps {
  title: string;
  said: Said;
  /** Screens that will never show it, or do not show it now. */
  named: readonly { id: string; name: string; why: string }[];
}

/** Result of the ad in words: when it plays, warnings, and what is still missing. */
export function Outcome({ title, said: { text, warnings, notes, open }, named }: OutcomeProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="ad-outcome">
      <h3 id={headingId}>{title}</h3>
      {text ? <p>{text}</p> : null}
      {warnings.length + notes.length > 0 ? (
        <ul>
          {warnings.map((warning) => (
            <li key={warning} className="ad-outcome-warning">
              <WarningAmber fontSize="inherit" aria-hidden />
              {warning}
            </li>
          ))}
          {notes.map((note) => (
            <li key={note}>
              <InfoOutlined fontSize="inherit" aria-hidden />
              {note}
            </li>
          ))}
        </ul>
      ) : null}
      {named.length > 0 ? (
        <dl>
          {named.map(({ id, name, why }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {open ? <p className="ad-outcome-open">{open}</p> : null}
    </section>
  );
}
