import { useContext } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormats } from '#src/ui/format.ts';
import { Icon } from '#src/ui/icons.tsx';
import { useNames } from '#src/ui/labels.ts';
import { usePathOf } from '#src/ui/paths.ts';
import { useCanSee } from '#src/ui/permission.ts';
import { filterOf, listSearch, type RelatedDef } from '#src/ui/related/related.ts';
import { ViewsContext } from '#src/ui/view.ts';

/** Totals of an enterprise. */
const SUMS = [
  { name: 'department.corpId', resource: 'departments', field: 'corpId', perm: 'department.view', icon: 'department' },
  { name: 'account.corpId', resource: 'accounts', field: 'corpId', perm: 'account.view', icon: 'account' },
  { name: 'store.corpId', resource: 'stores', field: 'corpId', perm: 'open', icon: 'store' },
  { name: 'role.corpId', resource: 'roles', field: 'corpId', perm: 'role.view', icon: 'role' },
  { name: 'device.corpId', resource: 'devices', field: 'corpId', perm: 'device.view', icon: 'device' },
  {
    name: 'corporation.superiorId',
    resource: 'corporations',
    field: 'superiorId',
    title: 'below',
    perm: 'corporation.view',
    icon: 'corporation',
  },
] as const satisfies readonly (RelatedDef & { icon: string })[];

/** Totals of an enterprise within this session's permissions; each opens its list. */
export function Sums({ id }: { id: string }) {
  const views = useContext(ViewsContext);
  const canSee = useCanSee();
  const visible = SUMS.filter(({ resource, perm }) => {
    const found = views.get(resource);
    return found?.List !== undefined && canSee({ perm, systems: found.meta.systems });
  });
  return (
    <ul className="org-sums">
      {visible.map((def) => (
        <Sum key={def.name} def={def} id={id} />
      ))}
    </ul>
  );
}

function Sum({ def, id }: { def: (typeof SUMS)[number]; id: string }) {
  const translate = useTranslate();
  const names = useNames(def.resource);
  const { number } = useFormats();
  const list = usePathOf()(def.resource, 'list');
  const { total } = useGetList(def.resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter: filterOf(def, id),
  });
  const name = 'title' in def ? translate('organisation.subordinates') : names.many;
  return (
    <li>
      <Link to={`${list}?${listSearch(def, id)}`}>
        <span>
          <Icon name={def.icon} fontSize="small" />
          {name}
        </span>
        {/* Reserve the space, so that a number that loads moves nothing. */}
        <strong>{total === undefined ? '\u2007' : number(total)}</strong>
      </Link>
    </li>
  );
}
