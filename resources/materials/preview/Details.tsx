import { Link, useGetList, useGetOne } from 'react-admin';
import type { MaterialDetail, MaterialRow } from '#generated/model/materials/types.gen.ts';
import { useFormats } from '#src/ui/format.ts';
import { useLabels } from '#src/ui/labels.ts';
import { usePathOf } from '#src/ui/paths.ts';
import { useCan } from '#src/ui/permission.ts';
import { wayTo } from '../folders/folderPlaces.ts';
import { useFolders } from '../folders/useFolders.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../../parts/library/sentences.ts';

/** Most ads that are named; the others are behind one link. */
const NAMED = 5;

/** Facts about a file, and the ads that use it (UI-09). */
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

function UsedIn({ id }: { id: string }) {
  const mayAds = useCan('ad.view');
  return mayAds ? <UsedInAds id={id} /> : null;
}

function UsedInAds({ id }: { id: string }) {
  const translate = useSentences(materialSentences);
  const { number } = useFormats();
  const pathOf = usePathOf();
  const { data: ads, total = 0 } = useGetList<{ id: string; name: string | null }>('ads', {
    pagination: { page: 1, perPage: NAMED },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { materials: id },
  });
  if (!ads) return null;
  const more = pathOf('materials', 'show', id);
  return (
    <section>
      <h3>{translate('materials.usedIn', { n: number(total) })}</h3>
      {ads.length === 0 ? <p>{translate('materials.unused')}</p> : null}
      <ul>
        {ads.map((ad) => {
          const path = pathOf('ads', 'show', ad.id);
          return <li key={ad.id}>{path ? <Link to={path}>{ad.name}</Link> : ad.name}</li>;
        })}
        {total > ads.length && more ? (
          <li>
            <Link to={more}>{translate('materials.usedInMore', { n: number(total - ads.length) })}</Link>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
