import { useMemo, useState, type ComponentProps } from 'react';
import type { Brand } from '#core/brand.ts';
import type { Language } from '#core/protocol/envelope.ts';
import { currentLanguage } from '../i18n/language.ts';
import type { Casting } from './casting.ts';
import { codeHere } from './codeHere.ts';
import { FollowCast } from './FollowCast.tsx';
import { Frame, Unreached } from './Frame.tsx';
import { OpenPlace } from './OpenPlace.tsx';
import { sayIn } from './sentences.ts';

interface Props {
  brand: Brand;
  castingIn: (language: Language) => Casting;
}

/** The ticket of what was sent from here: in the address, so that a page that is loaded again still follows it. */
const ticketHere = (): string | null => new URLSearchParams(location.search).get('cast');

/** The page that a passer-by's phone opens (MKT-10): what is sent, then what became of it. */
export function PhonePage({ brand, castingIn }: Props) {
  const [language, setLanguage] = useState(currentLanguage);
  const [ticket, setTicket] = useState(ticketHere);
  const [isNew, setNew] = useState(false);
  const [picture, setPicture] = useState<File | null>(null);
  const casting = useMemo(() => castingIn(language), [castingIn, language]);
  const say = useMemo(() => sayIn(language), [language]);
  const sent = (given: string, sentPicture: File | null): void => {
    history.replaceState(null, '', `?${new URLSearchParams({ cast: given })}`);
    setTicket(given);
    setNew(true);
    setPicture(sentPicture);
  };
  return (
    <Frame brand={brand} language={language} sayIn={sayIn} onLanguage={setLanguage}>
      {ticket === null ? (
        <OpenPlace casting={casting} code={codeHere()} say={say} onSent={sent} />
      ) : (
        <FollowCast casting={casting} ticket={ticket} language={language} say={say} isNew={isNew} picture={picture} />
      )}
    </Frame>
  );
}

/** The page where not even the server's settings could be had. */
export const NotLoaded = (props: Omit<ComponentProps<typeof Unreached>, 'sayIn'>) => (
  <Unreached sayIn={sayIn} {...props} />
);
