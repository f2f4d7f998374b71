import { useTranslate } from 'react-admin';
import { AppLink } from '#src/ui/AppLink.tsx';
import { usePathOf } from '#src/ui/paths.ts';
import { clockOf } from '../../parts/screenTexts.ts';
import { AdPicture } from './AdPicture.tsx';
import { useAdName, useLength, type ProgrammeAnswer, type StretchAnswer } from './usePlayList.ts';

type Step = StretchAnswer['takeover'][number];

/** Name of an ad, leading to its page where the reader may see it. */
export function AdName({ id }: { id: string }) {
  const nameOf = useAdName();
  const path = usePathOf()('ads', 'show', id);
  return path ? <AppLink href={path}>{nameOf(id)}</AppLink> : nameOf(id);
}

/** The contents of a round, in order, with their pictures and lengths. */
function Round({ steps }: { steps: readonly Step[] }) {
  const length = useLength();
  return (
    <ol className="play-round">
      {steps.map(({ adId, key, durationS }, index) => (
        <li key={`${adId} ${key} ${index}`}>
          <AdPicture adId={adId} contentKey={key} />
          <strong>
            <AdName id={adId} />
          </strong>
          <small>{length(durationS)}</small>
        </li>
      ))}
    </ol>
  );
}

interface TurnsProps {
  programme: ProgrammeAnswer;
  stretch: StretchAnswer;
  slotId: string;
}

/** Playlist of a slot during one stretch: the round, and the insertions. */
export function Turns({ programme: { zone }, stretch, slotId }: TurnsProps) {
  const translate = useTranslate();
  const length = useLength();
  const { takeover, from, to } = stretch;
  const slot = stretch.slots.find((each) => each.slotId === slotId);
  const steps = takeover.length > 0 ? takeover : (slot?.loop ?? []);
  const kind = takeover.length > 0 ? 'takeover' : slot?.type;
  const round = takeover.length > 0 ? steps.reduce((sum, { durationS }) => sum + durationS, 0) : (slot?.roundS ?? 0);
  return (
    <div className="play-turns">
      <p>
        <strong className="play-times">
          {clockOf(from, zone)}–{clockOf(to, zone, true)}
        </strong>
        {kind ? (
          <>
            {' · '}
            {translate(`playList.kind.${kind}`)}
            {' · '}
            {translate('playList.round', { length: length(round) })}
          </>
        ) : (
          <> · {translate('playList.nothing')}</>
        )}
      </p>
      {steps.length > 0 ? <Round steps={steps} /> : null}
      {slot && slot.insertions.length > 0 ? (
        <ul className="play-insertions" aria-label={translate('playList.insertions')}>
          {slot.insertions.map(({ adId, first, everyS, times }) => (
            <li key={adId}>
              <AdPicture adId={adId} />
              <span>
                <strong>
                  <AdName id={adId} />
                </strong>
                <small>
                  {translate('playList.insertions')} ·{' '}
                  {translate('playList.every', { every: length(everyS), first: clockOf(first, zone), n: times })}
                </small>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
