import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSurroundings } from '#src/ui/ruleContext.ts';
import { screensText } from '../../parts/screenTexts.ts';
import { Absent } from './Absent.tsx';
import { AdPicture } from './AdPicture.tsx';
import { MomentBar } from './MomentBar.tsx';
import { Strip } from './Strip.tsx';
import { AdName, Turns } from './Turns.tsx';
import { useMoment, type ExplainAnswer, type ProgrammeAnswer } from './usePlayList.ts';
import { Why } from './Why.tsx';

interface ProgrammeProps {
  programme: ProgrammeAnswer;
  /** Says for which screens it is; of one screen the page does. */
  isNamed: boolean;
  /** Ad that the page is about. */
  focus: string | null;
}

/** Time that a choice of a moment rests before the server is asked. */
const REST_MS = 200;

/** Returns the chosen moment, and the same once it rests: dragging asks once. */
function useChosenMoment() {
  const [at, setAt] = useState<number | null>(null);
  const [rested, setRested] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(at), REST_MS);
    return () => clearTimeout(timer);
  }, [at]);
  return { at, rested, setAt };
}

/** Moment that is explained first on a day that is not today. */
const noon = ({ from, to }: ProgrammeAnswer): number => (Date.parse(from) + Date.parse(to)) / 2;

/** The day of the screens that show the same: what is on now, a strip for each slot, and what does not play. */
export function Programme({ programme, isNamed, focus }: ProgrammeProps) {
  const translate = useTranslate();
  const { now } = useSurroundings();
  const { slots, blocked, bootUp, zone, layout, named } = programme;
  const { at, rested, setAt } = useChosenMoment();
  const [picked, setPicked] = useState<string | undefined>(undefined);
  const screen = named.find(({ id }) => id === picked)?.id ?? named[0]?.id;
  const isToday = programme.now !== null;
  const { data: answer } = useMoment(screen, isToday ? rested : (rested ?? noon(programme)));
  const moment = at ?? (isToday ? now() : noon(programme));
  return (
    <Paper component="article" variant="outlined" className="play-programme">
      <header>
        {isNamed ? <Named programme={programme} /> : <h2 className="visually-hidden">{named[0]?.name}</h2>}
        <Typography color="text.secondary" variant="body2">
          {[layout, translate('playList.zone', { zone })].filter(Boolean).join(' · ')}
        </Typography>
      </header>
      {blocked ? <Alert severity="warning">{translate(`playList.blocked.${blocked}`)}</Alert> : null}
      <Now programme={programme} />
      {slots.length > 0 ? (
        <MomentBar
          programme={programme}
          at={isToday ? at : moment}
          screen={screen}
          onMoment={setAt}
          onScreen={setPicked}
        />
      ) : null}
      {slots.map((slot) => (
        <Slot key={slot.id} {...{ programme, slot, moment, focus, answer }} onMoment={setAt} />
      ))}
      {bootUp.length > 0 ? (
        <section>
          <h3>{translate('playList.bootUp')}</h3>
          <ul className="play-insertions">
            {bootUp.map((id) => (
              <li key={id}>
                <AdPicture adId={id} />
                <strong>
                  <AdName id={id} />
                </strong>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Absent programme={programme} />
    </Paper>
  );
}

/** Names of the screens, the first few. */
function Named({ programme: { screens, named } }: { programme: ProgrammeAnswer }) {
  const translate = useTranslate();
  return <h2>{screensText(translate, { words: 'playList', screens, named, most: 6 })}</h2>;
}

function Now({ programme: { now, slots, blocked } }: { programme: ProgrammeAnswer }) {
  const translate = useTranslate();
  if (now === null || (blocked && now.length === 0)) return null;
  return (
    <section>
      <h3>{translate('playList.now')}</h3>
      {now.length === 0 ? <p className="play-soft">{translate('playList.nothingNow')}</p> : null}
      <ol className="play-round">
        {now.map(({ slotId, adId, key }) => (
          <li key={slotId ?? '*'}>
            <AdPicture adId={adId} contentKey={key} />
            <strong>
              <AdName id={adId} />
            </strong>
            <small>{slots.find(({ id }) => id === slotId)?.name ?? translate('playList.wholeScreen')}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SlotProps {
  programme: ProgrammeAnswer;
  slot: ProgrammeAnswer['slots'][number];
  moment: number;
  focus: string | null;
  answer: ExplainAnswer | undefined;
  onMoment: (at: number) => void;
}

/** One slot: its strip, why it shows what it shows at the chosen moment, and the stretch around that. */
function Slot({ programme, slot: { id: slotId, name, page }, moment, focus, answer, onMoment }: SlotProps) {
  const translate = useTranslate();
  const { stretches } = programme;
  const at = stretches.findIndex(({ from, to }) => Date.parse(from) <= moment && moment < Date.parse(to));
  const chosen = Math.max(at, 0);
  const stretch = stretches[chosen];
  return (
    <section>
      <h3>{name}</h3>
      {page === null ? null : <p className="play-soft">{translate('playList.page', { page })}</p>}
      <Strip {...{ programme, slotId, chosen, moment, focus, onMoment }} />
      <Why answer={answer} slotId={slotId} />
      {stretch ? <Turns programme={programme} stretch={stretch} slotId={slotId} /> : null}
    </section>
  );
}
