import { useTranslate } from 'react-admin';
import type { Secret } from './works.ts';

/** Passwords that are told this once: closed until somebody opens them, each marked whole by one click. */
export function WorkSecrets({ secrets }: { secrets: readonly Secret[] }) {
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
