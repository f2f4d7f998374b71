import ExpandMore from '@mui/icons-material/ExpandMore';
import Skeleton from '@mui/material/Skeleton';
import { useLocale, useTranslate } from 'react-admin';
import { clockOf } from '../../parts/screenTexts.ts';
import { AdPicture } from './AdPicture.tsx';
import { momentText, reasonText } from './momentText.ts';
import { AdName } from './Turns.tsx';
import { preciseClockOf, useAdName, type ExplainAnswer, type SlotMoment } from './usePlayList.ts';

interface WhyProps {
  answer: ExplainAnswer | undefined;
  slotId: string;
}

/** Verdicts on which somebody may have to act. */
const AMISS: readonly SlotMoment['verdict'][] = ['notPlanned', 'notReported', 'notOnline', 'blocked'];

/** Why a slot shows what it shows at the chosen moment, and of every other ad why not. */
export function Why({ answer, slotId }: WhyProps) {
  const translate = useTranslate();
  const language = useLocale() ?? '';
  const nameOf = useAdName();
  if (!answer) return <Skeleton variant="rounded" height={48} />;
  const slot = answer.slots.find((one) => one.slotId === slotId);
  if (!slot) return null;
  const { zone, when, state, at } = answer;
  const said = momentText(slot, {
    translate,
    nameOf,
    clock: (instant) => preciseClockOf(Date.parse(instant), zone),
    state,
    when,
  });
  const isAmiss = AMISS.includes(slot.verdict);
  return (
    <div className={isAmiss ? 'play-why is-amiss' : 'play-why'}>
      <p aria-live="polite">
        <time dateTime={at}>{clockOf(at, zone)}</time> {said}
      </p>
      {slot.losers.length > 0 ? (
        <details>
          <summary>
            <ExpandMore fontSize="small" aria-hidden />
            {translate('playList.losers', { n: slot.losers.length })}
          </summary>
          <ul className="play-losers">
            {slot.losers.map(({ adId, why, by }) => (
              <li key={adId}>
                <AdPicture adId={adId} />
                <span>
                  <strong>
                    <AdName id={adId} />
                  </strong>
                  <small>
                    {by === null
                      ? reasonText(why, language)
                      : translate('playList.by', { why: reasonText(why, language), name: nameOf(by) })}
                  </small>
                </span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
