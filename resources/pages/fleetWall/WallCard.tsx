import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import IconButton from '@mui/material/IconButton';
import type { StatusColor } from '#core/entity/meta.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { Thumb } from '#src/ui/fields/Thumb.tsx';
import { useLabels } from '#src/ui/labels.ts';
import { usePathOf } from '#src/ui/paths.ts';
import { useScreenTime } from '#src/ui/screenTime.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { useUploads } from '#src/ui/upload.ts';
import { wallSentences } from './sentences.ts';
import type { WallItem } from './useWall.ts';

const VERDICT_COLORS: Readonly<Record<WallItem['verdict'], StatusColor>> = {
  offline: 'error',
  fault: 'error',
  dark: 'error',
  frozen: 'warning',
  wrong: 'error',
  differs: 'warning',
  unknown: 'neutral',
  off: 'neutral',
  well: 'success',
};

/** One screen: its last picture beside what it should show (MON-04). */
export function WallCard({ item, onSnap }: { item: WallItem; onSnap: () => void }) {
  const translate = useSentences(wallSentences);
  const timeAt = useScreenTime();
  const devices = useLabels('devices');
  const path = usePathOf()('devices', 'show', item.id);
  const { name, verdict, compared, fault, onAt, heardAt } = item;
  const unknown = compared ? 'wall.notRecent' : 'wall.notCompared';
  const heard =
    heardAt === null ? translate('wall.never') : translate('wall.heard', { at: timeAt(heardAt, item.zone) });
  return (
    <li className={`wall-card wall-${verdict}`}>
      <header>
        <h2>{path ? <AppLink href={path}>{name}</AppLink> : name}</h2>
        <StateChip
          color={VERDICT_COLORS[verdict]}
          label={translate(verdict === 'unknown' ? unknown : `wall.verdict.${verdict}`)}
        />
        {item.maySnap ? (
          <IconButton size="small" aria-label={`${translate('wall.snapOne')}: ${name}`} onClick={onSnap}>
            <PhotoCamera fontSize="small" />
          </IconButton>
        ) : null}
      </header>
      <div className="wall-pair">
        <Picture item={item} />
        <Due item={item} />
      </div>
      <footer>
        {verdict === 'off' && onAt !== null
          ? translate('wall.onAgain', { at: timeAt(onAt, item.zone) })
          : fault
            ? devices.value('fault', fault)
            : heard}
      </footer>
    </li>
  );
}

function Picture({ item: { picture, name, zone } }: { item: WallItem }) {
  const translate = useSentences(wallSentences);
  const { urlOf } = useUploads();
  const timeAt = useScreenTime();
  const said = picture?.at ? translate('wall.at', { at: timeAt(picture.at, zone) }) : null;
  const url = picture ? urlOf(picture.file) : null;
  return (
    <figure>
      <span>{translate('wall.last')}</span>
      {url ? <img src={url} alt={`${name}: ${said ?? ''}`} loading="lazy" /> : <p>{translate('wall.noPicture')}</p>}
      <figcaption>{said}</figcaption>
    </figure>
  );
}

/** Expected ads of the screen, with the cover of the one that its player says is on, else of the first. */
function Due({ item: { due, playing, status, verdict } }: { item: WallItem }) {
  const translate = useSentences(wallSentences);
  const { urlOf } = useUploads();
  const shown = due.find(({ adId }) => playing.some((on) => on.adId === adId)) ?? due[0];
  const nothing = translate(status === 'online' && verdict !== 'off' ? 'wall.noDue' : 'wall.notAsked');
  const names = due.map(({ name }) => name ?? translate('wall.hidden')).join(' · ');
  return (
    <figure>
      <span>{translate('wall.should')}</span>
      {shown ? <Thumb url={shown.cover ? urlOf(shown.cover) : null} kind="image" /> : <p>{nothing}</p>}
      <figcaption title={names}>{names}</figcaption>
    </figure>
  );
}
