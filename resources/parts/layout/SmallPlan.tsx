import { useFormats } from '#src/ui/format.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { layoutSentences } from './sentences.ts';
import './layouts.css';

interface SmallPlanProps {
  /** Of the layout, in design pixels. */
  width: number;
  height: number;
  areas: readonly { kind: string; x: number; y: number; width: number; height: number }[];
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** Plan of one page of a layout in a row of a list, where its document is not: to scale, without words. */
export function SmallPlan({ width, height, areas }: SmallPlanProps) {
  const say = useSentences(layoutSentences);
  const { number } = useFormats();
  const ads = areas.filter(({ kind }) => kind === 'adSlot');
  const said = say('layouts.glance', { n: number(areas.length), ads: number(ads.length) });
  return (
    <span
      className="page-plan page-plan-row"
      role="img"
      aria-label={said}
      style={{
        aspectRatio: `${width} / ${height}`,
        ['--ratio' as string]: width / height,
      }}
    >
      {areas.map((area, at) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- an area has no name here, and none moves
          key={at}
          className={area.kind === 'adSlot' ? 'page-area page-area-ads' : 'page-area'}
          style={{
            left: percent(area.x, width),
            top: percent(area.y, height),
            width: percent(area.width, width),
            height: percent(area.height, height),
          }}
        />
      ))}
    </span>
  );
}
