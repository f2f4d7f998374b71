import { useGetMany, useRecordContext } from 'react-admin';
import type { AdDetail } from '#generated/model/ads/types.gen.ts';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import { Empty } from '#src/ui/fields/Empty.tsx';
import { useCan } from '#src/ui/permission.ts';
import { readTimes } from './materialTimes.ts';
import { useTimesText } from './useTimesText.ts';
import './times.css';

/** The materials that have times of their own, each with them (AD-16). */
export function MaterialTimesField() {
  const ad = useRecordContext<AdDetail>();
  const maySee = useCan('material.view');
  const textOf = useTimesText();
  const times = readTimes(ad?.materialTimes);
  const ids = times.map(({ material }) => material);
  const { data = [] } = useGetMany<MaterialRow>('materials', { ids }, { enabled: maySee && ids.length > 0 });
  const names = new Map(data.filter(Boolean).map(({ id, name }) => [id, name]));
  if (times.length === 0) return <Empty />;
  return (
    <dl className="material-times-shown">
      {times.map((one) => (
        <div key={one.material}>
          <dt>{names.get(one.material) ?? '…'}</dt>
          <dd>{textOf(one)}</dd>
        </div>
      ))}
    </dl>
  );
}
