import Close from '@mui/icons-material/Close';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useUploadItems, type UploadItem } from '#src/providers/uploadQueues.ts';
import { UploadRow } from './UploadRow.tsx';
import { useGuardedUploads, useMaterialQueue } from './useMaterialQueue.ts';
import './uploads.css';

const ENDED = new Set<UploadItem['state']>(['done', 'failed', 'paused']);

/** Every file that is on its way or came, with how far it is; it can be folded away and left running (UI-06). */
export function UploadTray() {
  const translate = useTranslate();
  const queue = useMaterialQueue();
  const items = useUploadItems(queue);
  const [isFolded, setFolded] = useState(false);
  const running = items.filter(({ state }) => !ENDED.has(state)).length;
  const failed = items.filter(({ state }) => state === 'failed').length;
  const done = items.filter(({ state }) => state === 'done').length;
  useGuardedUploads(running > 0);
  if (items.length === 0) return null;
  const title =
    running > 0
      ? translate('materials.tray.running', { done, total: items.length })
      : translate(failed > 0 ? 'materials.tray.someFailed' : 'materials.tray.done', { done, failed });
  return (
    <section className="upload-tray" aria-label={translate('materials.tray.label')}>
      <header>
        <h2 role="status">{title}</h2>
        <IconButton
          size="small"
          aria-expanded={!isFolded}
          aria-label={translate(isFolded ? 'materials.tray.unfold' : 'materials.tray.fold')}
          onClick={() => setFolded(!isFolded)}
        >
          {isFolded ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
        </IconButton>
        {running === 0 ? (
          <IconButton
            size="small"
            aria-label={translate('ui.close')}
            onClick={() => items.forEach(({ id }) => queue.cancel(id))}
          >
            <Close fontSize="small" />
          </IconButton>
        ) : null}
      </header>
      {isFolded ? null : (
        <ul>
          {items.map((item) => (
            <UploadRow key={item.id} item={item} queue={queue} />
          ))}
        </ul>
      )}
    </section>
  );
}
