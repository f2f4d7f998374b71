import { useContext } from 'react';
import { Link, useGetList, useGetOne } from 'react-admin';
import type { MaterialDetail, MaterialRow } from '#generated/model/materials/types.gen.ts';
import { useFormats } from '#src/ui/format.ts';
import { useLabels } from '#src/ui/labels.ts';
import { usePathOf } from '#src/ui/paths.ts';
import { useCanSee } from '#src/ui/permission.ts';
import { wayTo } from '../folders/folderPlaces.ts';
import { useFolders } from '../folders/useFolders.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { ViewsContext } from '#src/ui/view.ts';
import { materialSentences } from '../../parts/library/sentences.ts';

/** Most of each kind that are named; the others are behind one link. */
const NAMED = 5;

/** Facts about a file, and the ads and layouts that use it (UI-09). */
export function Details({ material }: { material: MaterialRow }) {
  const translate = useSentences(materialSentences);
  const { bytes, duration, instant, number } = useFormats();
  const { field } = useLabels('materials');
  const way = wayTo(useFolders(), material.folderId ?? null);
  const { data: whole } = useGetOne<MaterialDetail & { id: string }>('materials', { id: material.id });
  const path = usePathOf()('materials', 'show', material.id);
  const { type, format, width, height, durationMs, size, createdAt } = material;
  const facts: [string, string | null | undefined][] = [
    [field('type'), type ? translate(`resources.materials.values.type.${type}`) : null],
    [field('format'), format?.toUpperCase()],
    [field('size'), size ? bytes(size) : null],
    [translate('materials.measures'), width && height ? `${number(width)} × ${number(height)} px` : null],
    [field('durationMs'), durationMs ? duration(durationMs) : null],
    [field('folderId'), way.length > 0 ? way.map(({ name }) => name).join(' / ') : translate('materials.unfiled')],
    [field('createdAt'), createdAt ? instant(createdAt) : null],
    [field('sha256'), whole?.sha256],
  ];
  return (
    <aside className="preview-details" aria-label={translate('materials.details')}>
      <dl>
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <UsedIn id={material.id} />
      {path ? <Link to={path}>{translate('materials.page')}</Link> : null}
    </aside>
  );
}

/** Kinds that show materials, each with the field that names them. */
const KINDS = [
  { resource: 'ads', field: 'materials', perm: 'ad.view' },
  { resource: 'layouts', field: 'materialIds', perm: 'layout.view' },
] as const;

function UsedIn({ id }: { id: string }) {
  const canSee = useCanSee();
  const views = useContext(ViewsContext);
  const seen = KINDS.filter(({ perm, resource }) => {
    const meta = views.get(resource)?.meta;
    return meta !== undefined && canSee({ perm, systems: meta.systems });
  });
  return seen.map((kind) => <Users key={kind.resource} id={id} kind={kind} />);
}

function Users({ id, kind: { resource, field } }: { id: string; kind: (typeof KINDS)[number] }) {
  const translate = useSentences(materialSentences);
  const { number } = useFormats();
  const pathOf = usePathOf();
  const { data, total = 0 } = useGetList<{ id: string; name: string | null }>(resource, {
    pagination: { page: 1, perPage: NAMED },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { [field]: id },
  });
  // Few files stand in layouts: no word where none does.
  if (!data || (total === 0 && resource === 'layouts')) return null;
  const more = pathOf('materials', 'show', id);
  return (
    <section>
      <h3>{translate(`materials.usedIn.${resource}`, { n: number(total) })}</h3>
      {data.length === 0 ? <p>{translate('materials.unused')}</p> : null}
      <ul>
        {data.map((one) => {
          const path = pathOf(resource, 'show', one.id);
          return <li key={one.id}>{path ? <Link to={path}>{one.name}</Link> : one.name}</li>;
        })}
        {total > data.length && more ? (
          <li>
            <Link to={more}>{translate('materials.usedInMore', { n: number(total - data.length) })}</Link>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
