import { useEffect, useMemo, useState } from 'react';
import type { System } from '#core/entity/meta.ts';
import { LANGUAGES } from '#core/protocol/envelope.ts';
import { LANGUAGE_NAMES, languageTag } from '../i18n/language.ts';
import { bootTranslate, type BootTranslate } from '../i18n/translate.ts';
import { BrandMark } from '../theme/BrandMark.tsx';
import { chooseMode } from '../theme/mode.ts';
import { useThemeMode } from '../theme/useThemeMode.ts';
import { AccountForm } from './AccountForm.tsx';
import { CodeForm } from './CodeForm.tsx';
import { ForgottenForm } from './ForgottenForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { ShopFront } from './ShopFront.tsx';
import { Tabs } from './Tabs.tsx';
import type { LoginPageProps } from './types.ts';
import './login.css';

type Way = 'account' | 'mobile' | 'email' | 'register';

function Brand({ brand }: Pick<LoginPageProps, 'brand'>) {
  return (
    <p className="login-brand">
      <BrandMark brand={brand} />
      <span>{brand.name}</span>
    </p>
  );
}

/** Buttons for language and theme. No confirmation is needed, because nothing typed could be lost yet. */
function Preferences({
  t,
  language,
  onLanguage,
  mode,
}: Pick<LoginPageProps, 'language' | 'onLanguage'> & { t: BootTranslate; mode: 'light' | 'dark' }) {
  return (
    <div className="login-preferences">
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={languageTag(one)}
          aria-current={one === language ? 'true' : undefined}
          onClick={() => onLanguage(one)}
        >
          {LANGUAGE_NAMES[one]}
        </button>
      ))}
      <span aria-hidden="true" className="login-preferences-gap" />
      <button type="button" onClick={() => chooseMode(mode === 'dark' ? 'light' : 'dark')}>
        {t(mode === 'dark' ? 'login.theme.light' : 'login.theme.dark')}
      </button>
    </div>
  );
}

/** The page at /login (SES-01): plain elements over the theme's tokens, so that it is there at once. */
export function LoginPage({ language, brand, services, system: asked, notice, onLanguage }: LoginPageProps) {
  const t = useMemo(() => bootTranslate(language), [language]);
  const { mode } = useThemeMode(brand.accent);
  const [system, setSystem] = useState<System>(asked);
  const [way, setWay] = useState<Way>('account');
  const [isForgotten, setForgotten] = useState(false);
  /** The password was set anew just now. */
  const [isDone, setDone] = useState(false);

  useEffect(() => {
    document.title = `${t('login.title')} · ${brand.name}`;
    document.documentElement.lang = languageTag(language);
  }, [t, brand.name, language]);

  const forget = () => {
    setDone(false);
    setForgotten(true);
  };
  const tabs = [
    {
      key: 'account',
      label: t('login.tab.account'),
      panel: <AccountForm key={system} t={t} services={services} system={system} onForgotten={forget} />,
    },
    {
      key: 'mobile',
      label: t('login.tab.mobile'),
      panel: <CodeForm key="phone" kind="phone" t={t} services={services} />,
    },
    {
      key: 'email',
      label: t('login.tab.email'),
      panel: <CodeForm key="email" kind="email" t={t} services={services} />,
    },
    {
      key: 'register',
      label: t('login.tab.register'),
      panel: <RegisterForm t={t} services={services} />,
    },
  ] as const;

  return (
    <div className="login">
      <aside className="login-art">
        <ShopFront label={t('login.art')} />
        <p className="login-lead">{t(`login.lead.${system}`)}</p>
      </aside>
      <main className="login-main">
        <Brand brand={brand} />
        <div className="login-card">
          {notice ? (
            <p role="status" className="login-notice">
              {t(`login.notice.${notice}`)}
            </p>
          ) : null}
          {isDone ? (
            <p role="status" className="login-notice">
              {t('login.forgotten.done')}
            </p>
          ) : null}
          {isForgotten ? (
            <>
              <h1>{t('login.forgotten.title')}</h1>
              <ForgottenForm
                t={t}
                services={services}
                onDone={() => {
                  setForgotten(false);
                  setDone(true);
                }}
                onBack={() => setForgotten(false)}
              />
            </>
          ) : (
            <>
              <h1>{t(`login.system.${system}`)}</h1>
              <Tabs label={t('login.title')} tabs={tabs} current={way} onChange={setWay} />
              <button
                type="button"
                className="login-system"
                onClick={() => setSystem(system === 'YXF' ? 'ADS' : 'YXF')}
              >
                {t(system === 'YXF' ? 'login.toADS' : 'login.toYXF')}
              </button>
            </>
          )}
        </div>
        <Preferences t={t} language={language} onLanguage={onLanguage} mode={mode} />
      </main>
    </div>
  );
}
