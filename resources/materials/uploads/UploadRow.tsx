import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Replay from '@mui/icons-material/Replay';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { UploadItem } from '#src/providers/uploadQueues.ts';
import { useFormats } from '#src/ui/format.ts';
import type { MaterialQueue } from './queue.ts';

interface Control {
  key: string;
  icon: ReactNode;
  run: () => void;
}

/** What can be done with a file depends on what it is doing. */
function controlsOf({ id, state }: UploadItem, queue: MaterialQueue): Control[] {
  const cancel = { key: 'cancel', icon: <Close fontSize="small" />, run: () => queue.cancel(id) };
  if (state === 'failed')
    return [{ key: 'retry', icon: <Replay fontSize="small" />, run: () => queue.resume(id) }, cancel];
  if (state === 'paused')
    return [{ key: 'resume', icon: <PlayArrow fontSize="small" />, run: () => queue.resume(id) }, cancel];
  if (state === 'done' || state === 'saving' || state === 'verifying') return [];
  return [{ key: 'pause', icon: <Pause fontSize="small" />, run: () => queue.pause(id) }, cancel];
}

function Note({ item }: { item: UploadItem }) {
  const translate = useTranslate();
  const { bytes } = useFormats();
  if (item.state === 'failed')
    return (
      <p className="upload-note upload-note-failed">
        {translate(item.error instanceof Error ? item.error.message : 'ui.failed')}
      </p>
    );
  const word = translate(`materials.state.${item.state}`);
  const sent =
    item.state === 'sending'
      ? `${bytes(item.progress * item.file.size)} / ${bytes(item.file.size)}`
      : bytes(item.file.size);
  return (
    <p className="upload-note">
      {word} · {sent}
    </p>
  );
}

/** One file of the tray. */
export function UploadRow({ item, queue }: { item: UploadItem; queue: MaterialQueue }) {
  const translate = useTranslate();
  const { name } = item.file;
  const isOver = item.state === 'done' || item.state === 'failed';
  return (
    <li className="upload-row">
      <div className="upload-words">
        <p className="upload-name" title={name}>
          {item.state === 'done' ? <CheckCircle fontSize="small" color="success" /> : null}
          {item.state === 'failed' ? <ErrorOutline fontSize="small" color="error" /> : null}
          <span>{name}</span>
        </p>
        {isOver ? null : (
          <LinearProgress
            variant={item.state === 'waiting' ? 'indeterminate' : 'determinate'}
            value={item.progress * 100}
            aria-label={name}
          />
        )}
        <Note item={item} />
      </div>
      {controlsOf(item, queue).map(({ key, icon, run }) => (
        <IconButton key={key} size="small" aria-label={translate(`materials.control.${key}`, { name })} onClick={run}>
          {icon}
        </IconButton>
      ))}
    </li>
  );
}
