import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Later } from '../ui/Later.tsx';
import { useConsole } from './consoleContext.ts';

const AccountMenuList = lazy(() => import('./AccountMenuList.tsx'));
const LogoutQuestion = lazy(() => import('./LogoutQuestion.tsx'));

/** Who is signed in, and the way out, which asks first (SES-08). */
export function AccountMenu() {
  const translate = useTranslate();
  const { session } = useConsole();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsking, setAsking] = useState(false);
  const name = session.realName || session.userName;
  return (
    <>
      <button
        type="button"
        className="topbar-account"
        aria-label={translate('shell.account', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span aria-hidden="true" className="avatar">
          {Array.from(name)[0]?.toUpperCase()}
        </span>
        <span className="topbar-name">{name}</span>
      </button>
      <Later when={anchor !== null}>
        <AccountMenuList
          name={name}
          anchor={anchor}
          onLeave={() => {
            setAnchor(null);
            setAsking(true);
          }}
          onClose={() => setAnchor(null)}
        />
      </Later>
      {isAsking ? (
        <Suspense fallback={null}>
          <LogoutQuestion onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
