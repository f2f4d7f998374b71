import { useEffect, useState, type ReactNode } from 'react';
import type { Brand } from '#core/brand.ts';
import type { Language } from '#core/protocol/envelope.ts';
import { languageTag, otherLanguage, storeLanguage } from '../i18n/language.ts';
import { BrandMark } from '../theme/BrandMark.tsx';
import type { failedName } from './network.ts';
import type { FrameSentence, SayOf } from './sayer.ts';

/** Returns what says, in a language, what every page without account has, and what the page is called. */
type SayIn = (language: Language) => SayOf<FrameSentence | 'title'>;

/** Says to browser and screen reader what the page is called, and in which language it is. */
function useNamedPage(language: Language, title: string, ...brand: string[]): void {
  const name = [title, ...brand].join(' · ');
  useEffect(() => {
    document.documentElement.lang = languageTag(language);
    document.title = name;
  }, [language, name]);
}

interface FrameProps {
  brand: Brand;
  language: Language;
  sayIn: SayIn;
  onLanguage: (language: Language) => void;
  children: ReactNode;
}

/** A page of somebody without account: whose it is, the other language, and what it is about. */
export function Frame({ brand, language, sayIn, onLanguage, children }: FrameProps) {
  const say = sayIn(language);
  const other = otherLanguage(language);
  useNamedPage(language, say('title'), brand.name);
  const choose = (): void => {
    storeLanguage(other);
    onLanguage(other);
  };
  return (
    <div className="phone">
      <header className="phone-head">
        <span className="phone-brand">
          <BrandMark brand={brand} />
          {brand.name}
        </span>
        <button type="button" className="phone-language" lang={languageTag(other)} onClick={choose}>
          {say('language')}
        </button>
      </header>
      <main>{children}</main>
    </div>
  );
}

interface UnreachedProps {
  language: Language;
  sayIn: SayIn;
  /** Key of the text shown. */
  failure: ReturnType<typeof failedName>;
  reload?: (() => void) | undefined;
}

const reloadPage = (): void => location.reload();

/** The page where not even the server's settings could be had. */
export function Unreached({ language, sayIn, failure, reload = reloadPage }: UnreachedProps) {
  const say = sayIn(language);
  const [isTrying, setTrying] = useState(false);
  useNamedPage(language, say('title'));
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [reload]);
  const retry = (): void => {
    if (isTrying) return;
    setTrying(true);
    reload();
  };
  return (
    <main className="phone phone-alone">
      <h1>{say('title')}</h1>
      <p className={isTrying ? 'phone-note' : 'phone-note phone-note-error'} role="alert">
        {say(isTrying ? 'loading' : failure)}
      </p>
      <button type="button" className="phone-send" aria-disabled={isTrying} onClick={retry}>
        {say('retry')}
      </button>
    </main>
  );
}
