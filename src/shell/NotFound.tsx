import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useConsole } from './consoleContext.ts';
import { PlainPage } from './PlainPage.tsx';

/** The 404 page inside the shell. */
export function NotFound() {
  const translate = useTranslate();
  const { home } = useConsole();
  return (
    <PlainPage isInShell mark="404" title={translate('error.notFoundTitle')} text={translate('error.notFoundText')}>
      <Link className="plain-button" to={home}>
        {translate('error.home')}
      </Link>
    </PlainPage>
  );
}

/** A page of this console that the role does not include. */
export function Denied() {
  const translate = useTranslate();
  const { home } = useConsole();
  return (
    <PlainPage isInShell title={translate('error.deniedTitle')} text={translate('error.deniedText')}>
      <Link className="plain-button" to={home}>
        {translate('error.home')}
      </Link>
    </PlainPage>
  );
}
