import { useResourceContext } from 'react-admin';
import { Navigate, useParams } from 'react-router-dom';
import { usePathOf } from '#src/ui/paths.ts';
import { createSearch, type RelatedDef } from '#src/ui/related/related.ts';
import { useViews } from '#src/ui/view.ts';

/** Timers by what they are for. */
const FOR: RelatedDef = {
  name: 'deviceTimer.targetIds',
  resource: 'device-timers',
  field: 'targetIds',
  many: true,
  perm: 'device.view',
};

/** Opens the form of a new timer, filled in with the screens, groups, sets, tags or stores of its address (DEV-07). */
export default function NewTimer() {
  const head = useViews(useResourceContext() ?? '')?.meta;
  const { id = '' } = useParams();
  const create = usePathOf()('device-timers', 'create');
  if (!head || !create) return null;
  const preset: RelatedDef = { ...FOR, by: { field: 'targetType', value: head.name } };
  return <Navigate to={`${create}?${createSearch(preset, id.split(',').filter(Boolean))}`} replace />;
}
