import { useEffect, useEffectEvent, useState } from 'react';
import { useCan } from '#src/ui/permission.ts';
import { carriedBy } from '../filing/drag.ts';
import { usePlace } from '../usePlace.ts';
import { takeFiles, useTakeDropped } from './useTakeFiles.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../../parts/library/sentences.ts';
import './uploads.css';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer !== null && carriedBy(dataTransfer) === 'files';

const isTyping = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

/** Takes what is dropped anywhere on the page or pasted into it, and shows that it will. */
export function DropOverlay() {
  const may = useCan('material.add');
  return may ? <Overlay /> : null;
}

function Overlay() {
  const translate = useSentences(materialSentences);
  const [isOver, setOver] = useState(false);
  const { folderId } = usePlace();
  const takeDropped = useTakeDropped();
  const take = useEffectEvent((data: DataTransfer) => takeDropped(data, folderId));
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = event.clipboardData?.files ?? [];
    if (files.length === 0 || isTyping(event)) return;
    event.preventDefault();
    takeFiles(files, folderId);
  });

  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      // Without this the browser would open the file in place of the console.
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      // A folder of the tree may have taken them.
      if (!hasFiles(event) || event.defaultPrevented || !event.dataTransfer) return;
      event.preventDefault();
      take(event.dataTransfer);
    };
    const onPaste = (event: ClipboardEvent): void => paste(event);
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', onPaste);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', onPaste);
    };
  }, []);

  return isOver ? (
    <div className="drop-overlay" aria-hidden="true">
      <p>{translate('materials.drop')}</p>
    </div>
  ) : null;
}
