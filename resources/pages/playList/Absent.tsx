import { useContext } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { AdPicture } from './AdPicture.tsx';
import { reasonText } from './momentText.ts';
import { AdName } from './Turns.tsx';
import { AdsContext, useAdName, type ProgrammeAnswer } from './usePlayList.ts';

/** Ads that are issued and do not play on the day, each with the reason; and what still downloads. */
export function Absent({ programme }: { programme: ProgrammeAnswer }) {
  const translate = useTranslate();
  const nameOf = useAdName();
  const language = useLocale() ?? '';
  const ads = useContext(AdsContext);
  const { absent, blocked } = programme;
  const reason = (why: string, by: string | null) => {
    const said = reasonText(why, language);
    return by ? translate('playList.by', { why: said, name: nameOf(by) }) : said;
  };
  if (absent.length === 0) return blocked ? null : <p className="play-soft">{translate('playList.noAbsent')}</p>;
  return (
    <section>
      <h3>{translate('playList.absent')}</h3>
      <ul className="play-insertions">
        {absent.map(({ adId, why, by }) => {
          const waiting = ads.get(adId)?.waiting ?? 0;
          return (
            <li key={adId}>
              <AdPicture adId={adId} />
              <span>
                <strong>
                  <AdName id={adId} />
                </strong>
                <small>
                  {reason(why, by)}
                  {waiting > 0 ? ` · ${translate('playList.waiting', { n: waiting })}` : null}
                </small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
