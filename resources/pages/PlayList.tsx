import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useResourceContext } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import { addDays } from '#core/time.ts';
import { DateTextField } from '#src/ui/dates/DateTextField.tsx';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { Notice } from '#src/ui/page/Notice.tsx';
import { PageHeader } from '#src/ui/page/PageHeader.tsx';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { usePathOf } from '#src/ui/paths.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { useViews } from '#src/ui/view.ts';
import { Programme } from './playList/Programme.tsx';
import { playListSentences } from './playList/sentences.ts';
import { AdsContext, usePlayList, type TargetType } from './playList/usePlayList.ts';
import './playList/playList.css';

const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * Play list of a screen, a group, a set or a tag, of the screens of a layout or of an ad, now and on any day: what plays
 * when and in which slot, and why, at any moment (DEV-10, DEV-11, AD-19). The route says for which of them.
 */
export default function PlayList() {
  const translate = useSentences(playListSentences);
  const head = useViews(useResourceContext() ?? '')?.meta;
  const { id = '' } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const pathOf = usePathOf();
  const asked = parameters.get('day');
  const day = asked && DAY.test(asked) ? asked : null;
  const { data, error, refetch } = usePlayList((head?.name ?? 'device') as TargetType, id, day);
  const ads = useMemo(() => new Map(data?.ads.map((ad) => [ad.id, ad])), [data]);
  if (error) return <ErrorNotice title={translate('playList.failed')} error={error} onRetry={() => void refetch()} />;
  if (!head || !data) return <RecordSkeleton />;
  const shown = day ?? data.programmes[0]?.day ?? null;
  const choose = (next: string | null) => setParameters(next ? { day: next } : {}, { replace: true });
  return (
    <AdsContext value={ads}>
      <PageHeader title={translate('playList.title', { name: data.name })} back={pathOf(head.resource, 'show', id)} />
      {shown ? <Days day={shown} isToday={day === null} onChoose={choose} /> : null}
      {data.programmes.length === 0 ? (
        <Notice title={translate('playList.noScreens')} text={translate('playList.noScreensText')} />
      ) : null}
      <div className="play-programmes">
        {data.programmes.map((programme) => (
          <Programme
            key={`${programme.named[0]?.id} ${programme.from}`}
            programme={programme}
            isNamed={data.programmes.length > 1 || head.name !== 'device'}
            focus={head.name === 'ad' ? id : null}
          />
        ))}
      </div>
      {data.more > 0 ? (
        <Typography color="text.secondary" sx={{ mt: 2 }}>
          {translate('playList.moreProgrammes', { n: data.more })}
        </Typography>
      ) : null}
    </AdsContext>
  );
}

interface DaysProps {
  day: string;
  isToday: boolean;
  onChoose: (day: string | null) => void;
}

/** Chooses the day: one back or on, any from the calendar, or today. */
function Days({ day, isToday, onChoose }: DaysProps) {
  const translate = useSentences(playListSentences);
  return (
    <div className="play-days">
      <IconButton size="small" aria-label={translate('playList.before')} onClick={() => onChoose(addDays(day, -1))}>
        <ChevronLeft />
      </IconButton>
      <DateTextField
        kind="day"
        value={day}
        ariaLabel={translate('playList.day')}
        sx={{ width: 200, m: 0 }}
        onChange={(next) => {
          if (next && DAY.test(next)) onChoose(next);
        }}
      />
      <IconButton size="small" aria-label={translate('playList.after')} onClick={() => onChoose(addDays(day, 1))}>
        <ChevronRight />
      </IconButton>
      <Button size="small" color="inherit" disabled={isToday} onClick={() => onChoose(null)}>
        {translate('playList.today')}
      </Button>
    </div>
  );
}
