import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Replay from '@mui/icons-material/Replay';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import type { UploadItem } from '#src/providers/uploadQueues.ts';
import { useFormats } from '#src/ui/format.ts';
import { Duplicate } from './Duplicate.tsx';
import { LostFile } from './LostFile.tsx';
import { duplicateOf, type MaterialQueue } from './queue.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../../parts/library/sentences.ts';

interface Control {
  key: string;
  icon: ReactNode;
  run: () => void;
}

/** Returns the buttons of a file for its upload state. */
function controlsOf({ id, state }: UploadItem, queue: MaterialQueue): Control[] {
  const cancel = { key: 'cancel', icon: <Close fontSize="small" />, run: () => queue.cancel(id) };
  if (state === 'failed')
    return [{ key: 'retry', icon: <Replay fontSize="small" />, run: () => queue.resume(id) }, cancel];
  if (state === 'paused')
    return [{ key: 'resume', icon: <PlayArrow fontSize="small" />, run: () => queue.resume(id) }, cancel];
  if (state === 'lost') return [cancel];
  if (state === 'done' || state === 'saving' || state === 'verifying') return [];
  return [{ key: 'pause', icon: <Pause fontSize="small" />, run: () => queue.pause(id) }, cancel];
}

function Note({ item }: { item: UploadItem }) {
  const translate = useSentences(materialSentences);
  const { bytes, duration } = useFormats();
  const { state, size, progress, pace, error } = item;
  if (state === 'failed')
    return (
      <p className="upload-note upload-note-failed">
        {translate(error instanceof Error ? error.message : 'ui.failed')}
      </p>
    );
  const left = pace ? ((1 - progress) * size * 1000) / pace : null;
  const words = [
    translate(`materials.state.${state}`),
    state === 'sending' ? `${bytes(progress * size)} / ${bytes(size)}` : bytes(size),
    pace ? translate('materials.pace', { size: bytes(pace) }) : null,
    left === null ? null : translate('materials.left', { time: duration(left) }),
  ];
  return <p className="upload-note">{words.filter(Boolean).join(' · ')}</p>;
}

/** One file of the upload tray. */
export function UploadRow({ item, queue }: { item: UploadItem; queue: MaterialQueue }) {
  const translate = useSentences(materialSentences);
  const { name, state } = item;
  const there = state === 'failed' ? duplicateOf(item.error) : null;
  const isOver = state === 'done' || state === 'failed' || state === 'lost';
  return (
    <li className="upload-row">
      <div className="upload-words">
        <p className="upload-name" title={name}>
          {state === 'done' ? <CheckCircle fontSize="small" color="success" /> : null}
          {state === 'failed' || state === 'lost' ? <ErrorOutline fontSize="small" color="error" /> : null}
          <span>{name}</span>
        </p>
        {isOver ? null : (
          <LinearProgress
            variant={state === 'waiting' ? 'indeterminate' : 'determinate'}
            value={item.progress * 100}
            aria-label={name}
          />
        )}
        <Note item={item} />
        {there ? <Duplicate item={item} materialId={there} queue={queue} /> : null}
        {state === 'lost' ? <LostFile item={item} queue={queue} /> : null}
      </div>
      {controlsOf(item, queue).map(({ key, icon, run }) => (
        <IconButton key={key} size="small" aria-label={translate(`materials.control.${key}`, { name })} onClick={run}>
          {icon}
        </IconButton>
      ))}
    </li>
  );
}
