import { useRecordContext } from 'react-admin';
import type { MaterialSlots } from '#generated/console/materials/slots.gen.tsx';
import type { MaterialDetail } from '#generated/model/materials/types.gen.ts';
import { Preview } from './preview/Preview.tsx';
import './preview/Preview.css';

function ShowPreview() {
  const record = useRecordContext<MaterialDetail>();
  return record ? (
    <div className="preview-stage preview-panel">
      <Preview material={record} />
    </div>
  ) : null;
}

/** Shows the file of a material by its type (MAT-01). */
export const slots: MaterialSlots = {
  show: { above: <ShowPreview /> },
};
