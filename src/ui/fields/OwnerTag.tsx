import { useRecordContext } from 'react-admin';
import { useForeignOwner, useOwnerOf } from '../owner.ts';
import { ReferenceName, type ReferenceTarget } from './ReferenceName.tsx';
import './fields.css';

/** Names the enterprise of the record in context where it is not the reader's own (UI-13). */
export function OwnerTag() {
  return <Owner owner={useForeignOwner(useRecordContext())} />;
}

/** Names the enterprise of a record elsewhere where it is not the reader's own (UI-13). */
export function OwnerOf({ id, target }: { id: string; target: ReferenceTarget }) {
  return <Owner owner={useOwnerOf(id, target)} />;
}

function Owner({ owner }: { owner: ReturnType<typeof useForeignOwner> }) {
  if (!owner) return null;
  const { view: _page, ...target } = owner.target;
  return (
    <small className="field-owner">
      <ReferenceName id={owner.id} {...target} />
    </small>
  );
}
