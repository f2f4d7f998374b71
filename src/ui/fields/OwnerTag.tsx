import { useRecordContext } from 'react-admin';
import { useForeignOwner } from '../owner.ts';
import { useCanSee } from '../permission.ts';
import { ReferenceName } from './ReferenceName.tsx';
import './fields.css';

/** Names the enterprise of the record in context where it is not the reader's own (UI-13). */
export function OwnerTag() {
  const owner = useForeignOwner(useRecordContext());
  const canSee = useCanSee();
  if (!owner || !canSee(owner.target)) return null;
  const { view: _page, ...target } = owner.target;
  return (
    <small className="field-owner">
      <ReferenceName id={owner.id} {...target} />
    </small>
  );
}
