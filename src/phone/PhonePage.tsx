import { useEffect, useMemo, useState } from 'react';
import type { Brand } from '#core/brand.ts';
import type { Language } from '#core/protocol/envelope.ts';
import { currentLanguage, languageTag, otherLanguage, storeLanguage } from '../i18n/language.ts';
import { BrandMark } from '../theme/BrandMark.tsx';
import type { Casting } from './casting.ts';
import { FollowCast } from './FollowCast.tsx';
import { OpenPlace } from './OpenPlace.tsx';
import { sayIn, type Sentence } from './sentences.ts';

interface Props {
  brand: Brand;
  castingIn: (language: Language) => Casting;
}

/** The code in the address that the QR code said. */
const codeHere = (): string => location.pathname.split('/').at(-1) ?? '';
/** The ticket of what was sent from here: in the address, so that a page that is loaded again still follows it. */
const ticketHere = (): string | null => new URLSearchParams(location.search).get('cast');

/** Says to browser and screen reader what the page is called, and in which language it is. */
function useNamedPage(language: Language, ...brand: string[]): void {
  const name = [sayIn(language)('title'), ...brand].join(' · ');
  useEffect(() => {
    document.documentElement.lang = languageTag(language);
    document.title = name;
  }, [language, name]);
}

/** The page that a passer-by's phone opens (MKT-10): what is sent, then what became of it. */
export function PhonePage({ brand, castingIn }: Props) {
  const [language, setLanguage] = useState(currentLanguage);
  const [ticket, setTicket] = useState(ticketHere);
  const [isNew, setNew] = useState(false);
  const [picture, setPicture] = useState<File | null>(null);
  const casting = useMemo(() => castingIn(language), [castingIn, language]);
  const say = useMemo(() => sayIn(language), [language]);
  useNamedPage(language, brand.name);
  const choose = (): void => {
    const other = otherLanguage(language);
    storeLanguage(other);
    setLanguage(other);
  };
  const sent = (given: string, sentPicture: File | null): void => {
    history.replaceState(null, '', `?${new URLSearchParams({ cast: given })}`);
    setTicket(given);
    setNew(true);
    setPicture(sentPicture);
  };
  return (
    <div className="phone">
      <header className="phone-head">
        <span className="phone-brand">
          <BrandMark brand={brand} />
          {brand.name}
        </span>
        <button type="button" className="phone-language" lang={languageTag(otherLanguage(language))} onClick={choose}>
          {say('language')}
        </button>
      </header>
      <main>
        {ticket === null ? (
          <OpenPlace casting={casting} code={codeHere()} say={say} onSent={sent} />
        ) : (
          <FollowCast casting={casting} ticket={ticket} language={language} say={say} isNew={isNew} picture={picture} />
        )}
      </main>
    </div>
  );
}

interface NotLoadedProps {
  language: Language;
  /** What the page says of it. */
  failure: Sentence;
  reload?: () => void;
}

const reloadPage = (): void => location.reload();

/** The page where not even the server's settings could be had. */
export function NotLoaded({ language, failure, reload = reloadPage }: NotLoadedProps) {
  const say = sayIn(language);
  const [isTrying, setTrying] = useState(false);
  useNamedPage(language);
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
