import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { WALL_VERDICTS, type WallVerdict } from '#core/pictures/verdict.ts';
import { useErrorText } from '#src/ui/errorText.ts';
import { useFormats } from '#src/ui/format.ts';
import { useEntityWords } from '#src/ui/entityWords.ts';
import { Pager } from '#src/ui/list/Pager.tsx';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { PageHeader } from '#src/ui/page/PageHeader.tsx';
import { usePathOf } from '#src/ui/paths.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { useCall } from '#src/ui/useCall.ts';
import { wallSentences } from './fleetWall/sentences.ts';
import { useWall, WALL_SIZE, type Wall, type WallItem } from './fleetWall/useWall.ts';
import { WallCard } from './fleetWall/WallCard.tsx';
import './fleetWall/wall.css';

const isVerdict = (text: string | null): text is WallVerdict => WALL_VERDICTS.some((one) => one === text);

/** Every screen's last picture beside what it should show, the worst first, asked for again and again (MON-04). */
export default function FleetWall() {
  const translate = useSentences(wallSentences);
  useEntityWords('devices');
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('verdict');
  const verdict = isVerdict(wanted) ? wanted : null;
  const page = Math.max(1, Math.floor(Number(search.get('page')) || 1));
  const { data, error, refetch } = useWall(page, verdict);
  const go = (next: { verdict?: WallVerdict | null; page?: number }) => {
    const { verdict: of = verdict, page: at = 1 } = next;
    setSearch({ ...(of ? { verdict: of } : {}), ...(at > 1 ? { page: String(at) } : {}) });
  };
  const { isBusy, snap, refused, forget } = useSnap();
  const able = data?.list.filter(({ maySnap }) => maySnap) ?? [];
  return (
    <>
      <PageHeader
        title={translate('menu.pages.fleetWall')}
        back={usePathOf()('devices', 'list')}
        actions={
          able.length > 0 ? (
            <Button
              variant="contained"
              startIcon={<PhotoCamera />}
              loading={isBusy}
              loadingPosition="start"
              onClick={() => void snap(able)}
            >
              {translate('wall.snap')}
            </Button>
          ) : null
        }
      />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('wall.about')}
      </Typography>
      {error && !data ? (
        <ErrorNotice title={translate('wall.failed')} error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <Verdicts wall={data} chosen={verdict} onChoose={(one) => go({ verdict: one })} />
          {data.compared ? null : (
            <Alert severity="info" sx={{ mt: 2 }}>
              {translate('wall.notAll')}
            </Alert>
          )}
          {refused.length > 0 ? (
            <Alert severity="error" sx={{ mt: 2 }} onClose={forget}>
              <ul className="wall-refused">
                {refused.map(({ id, name, why }) => (
                  <li key={id}>{translate('wall.refused', { name, why })}</li>
                ))}
              </ul>
            </Alert>
          ) : null}
          <Cards wall={data} onSnap={(item) => void snap([item])} empty={emptyOf(data, verdict)} />
          {data.total > WALL_SIZE || page > 1 ? (
            <Pager
              page={page}
              perPage={WALL_SIZE}
              total={data.total}
              onPage={(at) => go({ page: Math.min(at, Math.max(1, Math.ceil(data.total / WALL_SIZE))) })}
            />
          ) : null}
        </>
      ) : (
        <Skeleton variant="rounded" height={320} />
      )}
    </>
  );
}

function Verdicts({
  wall,
  chosen,
  onChoose,
}: {
  wall: Wall;
  chosen: WallVerdict | null;
  onChoose: (one: WallVerdict | null) => void;
}) {
  const translate = useSentences(wallSentences);
  const { number } = useFormats();
  const all = WALL_VERDICTS.reduce((sum, one) => sum + wall.counts[one], 0);
  const there = WALL_VERDICTS.filter((one) => wall.counts[one] > 0 || one === chosen);
  const chip = (key: WallVerdict | null, label: string, count: number) => (
    <Chip
      key={key ?? 'all'}
      label={`${label} ${number(count)}`}
      color={key === chosen ? 'primary' : 'default'}
      variant={key === chosen ? 'filled' : 'outlined'}
      aria-pressed={key === chosen}
      onClick={() => onChoose(key)}
    />
  );
  return (
    <div className="wall-filters">
      {chip(null, translate('wall.all'), all)}
      {there.map((one) => chip(one, translate(`wall.verdict.${one}`), wall.counts[one]))}
    </div>
  );
}

/** Why there is no card: nobody is on this page any more, none is like this, or there is none at all. */
function emptyOf({ total }: Wall, verdict: WallVerdict | null): 'wall.beyond' | 'wall.empty' | 'wall.none' {
  if (total > 0) return 'wall.beyond';
  return verdict === null ? 'wall.none' : 'wall.empty';
}

interface CardsProps {
  wall: Wall;
  onSnap: (item: WallItem) => void;
  /** Sentence where there is no card. */
  empty: string;
}

function Cards({ wall, onSnap, empty }: CardsProps) {
  const translate = useSentences(wallSentences);
  if (wall.list.length === 0) return <Typography sx={{ my: 4 }}>{translate(empty)}</Typography>;
  return (
    <ul className="wall">
      {wall.list.map((item) => (
        <WallCard key={item.id} item={item} onSnap={() => onSnap(item)} />
      ))}
    </ul>
  );
}

/** A screen that was not asked for a picture, and why. */
interface Refused {
  id: string;
  name: string;
  why: string;
}

/** Asks screens for a picture, one after the other; one that refuses keeps no other from being asked. */
function useSnap() {
  const translate = useSentences(wallSentences);
  const call = useCall();
  const notify = useNotify();
  const textOf = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const forget = () => setRefused([]);
  const snap = async (items: readonly WallItem[]) => {
    setBusy(true);
    forget();
    const failed: Refused[] = [];
    for (const { id, name } of items) {
      try {
        await call('deviceCommand.send', { kind: 'screenshot', targetType: 'device', targetId: id });
      } catch (error) {
        failed.push({ id, name, why: textOf(error) });
      }
    }
    const asked = items.length - failed.length;
    if (asked > 0) notify(translate('wall.asked', { smart_count: asked }), { type: 'info' });
    setRefused(failed);
    setBusy(false);
  };
  return { isBusy, snap, refused, forget };
}
