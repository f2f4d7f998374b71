import { lazy } from 'react';
import { useRecordContext } from 'react-admin';
import type { MaterialSlots } from '#generated/console/materials/slots.gen.tsx';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import { fileThumb } from '#src/ui/fields/fileThumb.ts';
import { Thumb } from '#src/ui/fields/Thumb.tsx';
import { useUploads } from '#src/ui/upload.ts';
import { DropOverlay } from './uploads/DropOverlay.tsx';
import { Folders } from './folders/Folders.tsx';
import { LibraryEmpty } from './LibraryEmpty.tsx';
import { MaterialBody, MaterialFoot } from './MaterialBody.tsx';
import { UploadButton } from './uploads/UploadButton.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';
import './materials.css';

const FilingDialog = lazy(() => import('./filing/FilingDialog.tsx'));

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
  actions: {
    move: { dialog: (props) => <FilingDialog mode="move" {...props} /> },
    copy: { dialog: (props) => <FilingDialog mode="copy" {...props} /> },
  },
  cells: { thumbnail: <ThumbCell /> },
  list: {
    toolbar: (
      <>
        <ViewSwitch />
        <UploadButton />
      </>
    ),
    above: <DropOverlay />,
    before: <Folders />,
    body: <MaterialBody />,
    foot: <MaterialFoot />,
    empty: <LibraryEmpty />,
  },
};
