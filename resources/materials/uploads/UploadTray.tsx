import Close from '@mui/icons-material/Close';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Replay from '@mui/icons-material/Replay';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'react-admin';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useUploadItems, type UploadItem } from '#src/providers/uploadQueues.ts';
import { usePathOf } from '#src/ui/paths.ts';
import { useSurroundings } from '#src/ui/ruleContext.ts';
import { useUploads } from '#src/ui/upload.ts';
import { WORK_PLACE } from '#src/ui/workPlace.ts';
import { uploadOffers } from '#src/ui/uploadOffers.ts';
import { mustAsk, planOf, type UploadPlan } from './dropped.ts';
import { UploadRow } from './UploadRow.tsx';
import { useGuardedUploads, useMaterialQueue } from './useMaterialQueue.ts';
import { useSendPlan } from './useSendPlan.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../../parts/library/sentences.ts';
import './uploads.css';

const UploadPlanDialog = lazy(() => import('./UploadPlanDialog.tsx'));

const RUNNING = new Set<UploadItem['state']>(['waiting', 'hashing', 'sending', 'verifying', 'saving']);

/** Most rows drawn; the others are counted. */
const SHOWN = 100;

/** Checks dropped files: sends them, or returns the plan that a person must confirm first. */
function useOffer(send: ReturnType<typeof useSendPlan>): { plan: UploadPlan; folderId: string | null } | null {
  const { profiles } = useUploads();
  const offer = useSyncExternalStore(uploadOffers.subscribe, uploadOffers.offer);
  const looked = useMemo(() => {
    if (!offer) return null;
    return { plan: planOf(offer.dropped, profiles), folderId: offer.folderId };
  }, [offer, profiles]);
  const isAsked = looked !== null && mustAsk(looked.plan);
  const begin = useEffectEvent(({ plan, folderId }: NonNullable<typeof looked>) => {
    uploadOffers.clear();
    void send(plan.taken, folderId);
  });
  useEffect(() => {
    if (looked && !isAsked) begin(looked);
  }, [looked, isAsked]);
  return isAsked ? looked : null;
}

/** Uploads that run or have ended, with their progress; folds into a chip and goes on over every page (UI-06). */
export default function UploadTray() {
  const translate = useSentences(materialSentences);
  const queue = useMaterialQueue();
  const userId = useSurroundings().me?.userId ?? '';
  const items = useUploadItems(queue);
  const send = useSendPlan(queue);
  const asked = useOffer(send);
  const isHere = useLocation().pathname === usePathOf()('materials', 'list');
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  // On other pages it is a chip (over the page where there is room) until somebody opens it.
  const [isFolded, setFolded] = useStore(isHere ? 'materials.trayFolded' : 'materials.trayFoldedElsewhere', !isHere);
  const inState = (...states: UploadItem['state'][]): UploadItem[] =>
    items.filter(({ state }) => states.includes(state));
  const running = items.filter(({ state }) => RUNNING.has(state));
  const [paused, failed, done] = [inState('paused'), inState('failed', 'lost'), inState('done')];
  const isLeft = done.length < items.length;
  useGuardedUploads(running.length > 0);
  useEffect(() => uploadOffers.mark(userId, isLeft), [userId, isLeft]);

  const counts = { done: done.length, total: items.length, failed: failed.length };
  const word =
    running.length > 0 ? 'running' : failed.length > 0 ? 'someFailed' : paused.length > 0 ? 'paused' : 'done';
  const forAll = [
    {
      key: 'pauseAll',
      icon: <Pause fontSize="small" />,
      on: inState('waiting', 'hashing', 'sending'),
      run: queue.pause,
    },
    { key: 'resumeAll', icon: <PlayArrow fontSize="small" />, on: paused, run: queue.resume },
    { key: 'retryAll', icon: <Replay fontSize="small" />, on: inState('failed'), run: queue.resume },
    { key: isLeft ? 'cancelAll' : 'close', icon: <Close fontSize="small" />, on: items, run: queue.cancel },
  ].filter(({ on }) => on.length > 0);
  const tray =
    items.length > 0 ? (
      <section
        className={isFolded ? 'upload-tray upload-tray-folded' : 'upload-tray'}
        aria-label={translate('materials.tray.label')}
      >
        <header>
          <h2>
            <span role="status">{translate(`materials.tray.${word}`, counts)}</span>
          </h2>
          {isFolded
            ? null
            : forAll.map(({ key, icon, on, run }) => (
                <IconButton
                  key={key}
                  size="small"
                  aria-label={translate(`materials.tray.${key}`)}
                  title={translate(`materials.tray.${key}`)}
                  onClick={() => on.forEach(({ id }) => run(id))}
                >
                  {icon}
                </IconButton>
              ))}
          <IconButton
            size="small"
            aria-expanded={!isFolded}
            aria-label={translate(isFolded ? 'materials.tray.unfold' : 'materials.tray.fold')}
            onClick={() => setFolded(!isFolded)}
          >
            {isFolded ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
          </IconButton>
        </header>
        {isFolded ? null : (
          <ul>
            {[...failed, ...running, ...paused, ...done].slice(0, SHOWN).map((item) => (
              <UploadRow key={item.id} item={item} queue={queue} />
            ))}
            {items.length > SHOWN ? (
              <li className="upload-more">{translate('materials.tray.more', { n: items.length - SHOWN })}</li>
            ) : null}
          </ul>
        )}
      </section>
    ) : null;
  const place = isFolded && !isHere && isWide ? document.getElementById(WORK_PLACE) : null;
  return (
    <>
      {place ? createPortal(tray, place) : tray}
      {asked ? (
        <Suspense fallback={null}>
          <UploadPlanDialog
            plan={asked.plan}
            onSend={() => {
              uploadOffers.clear();
              void send(asked.plan.taken, asked.folderId);
            }}
            onClose={uploadOffers.clear}
          />
        </Suspense>
      ) : null}
    </>
  );
}
