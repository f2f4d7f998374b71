import { useRecordContext } from 'react-admin';
import type { MaterialSlots } from '#generated/console/materials/slots.gen.tsx';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import { fileThumb } from '#src/ui/fields/fileThumb.ts';
import { Thumb } from '#src/ui/fields/Thumb.tsx';
import { useUploads } from '#src/ui/upload.ts';
import { DropOverlay } from './DropOverlay.tsx';
import { FolderBar } from './FolderBar.tsx';
import { LibraryEmpty } from './LibraryEmpty.tsx';
import { MaterialBody } from './MaterialBody.tsx';
import { UploadButton } from './UploadButton.tsx';
import { UploadTray } from './UploadTray.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';
import './materials.css';

function ThumbCell() {
  const record = useRecordContext<MaterialRow>();
  const { urlOf } = useUploads();
  return record ? (
    <div className="thumb-cell">
      <Thumb {...fileThumb(record, urlOf)} />
    </div>
  ) : null;
}

/** The library (MAT-01): folders, pictures or rows, uploads by button and drag, a preview of everything. */
export const slots: MaterialSlots = {
  cells: { thumbnail: <ThumbCell /> },
  list: {
    toolbar: (
      <>
        <ViewSwitch />
        <UploadButton />
      </>
    ),
    above: (
      <>
        <FolderBar />
        <DropOverlay />
        <UploadTray />
      </>
    ),
    body: <MaterialBody />,
    empty: <LibraryEmpty />,
  },
};
