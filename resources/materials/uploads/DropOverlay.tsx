import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '#src/ui/permission.ts';
import { usePlace } from '../usePlace.ts';
import { useTakeFiles } from './useMaterialQueue.ts';
import './uploads.css';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** Takes files that are dropped anywhere on the page, and shows that it will. */
export function DropOverlay() {
  const may = useCan('material.add');
  return may ? <Overlay /> : null;
}

function Overlay() {
  const translate = useTranslate();
  const [isOver, setOver] = useState(false);
  const { folderId } = usePlace();
  const takeFiles = useTakeFiles();
  const take = useEffectEvent((files: Iterable<File>) => takeFiles(files, folderId));

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
      if (!hasFiles(event)) return;
      setOver(false);
      // A folder of the tree has taken them.
      if (event.defaultPrevented) return;
      event.preventDefault();
      take(event.dataTransfer?.files ?? []);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);

  return isOver ? (
    <div className="drop-overlay" aria-hidden="true">
      <p>{translate('materials.drop')}</p>
    </div>
  ) : null;
}
