import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { StatusColor } from '#core/entity/meta.ts';
import { useFormats } from '#src/ui/format.ts';

export interface Share {
  key: string;
  label: string;
  count: number;
  color: StatusColor;
  to: string | null;
  /** Overlaps with other counts, so it is no part of the bar. */
  overlaps?: boolean;
}

interface SharesProps {
  title: string;
  /** Stands beside the title. */
  total?: ReactNode;
  shares: readonly Share[];
}

function Number({ share }: { share: Share }) {
  const { number } = useFormats();
  const inner = (
    <>
      <span className="share-label">
        <i className={`dot dot-${share.color}`} aria-hidden="true" />
        {share.label}
      </span>
      <strong>{number(share.count)}</strong>
    </>
  );
  return <li>{share.to ? <Link to={share.to}>{inner}</Link> : <div>{inner}</div>}</li>;
}

/** Division of a total into states: a bar, and numbers that open their lists. */
export function Shares({ title, total, shares }: SharesProps) {
  const parts = shares.filter(({ overlaps, count }) => !overlaps && count > 0);
  return (
    <section className="panel">
      <header className="panel-head">
        <h2>{title}</h2>
        {total}
      </header>
      <div className="share-bar" aria-hidden="true">
        {parts.map(({ key, color, count }) => (
          <i key={key} className={`dot-${color}`} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className="share-numbers">
        {shares.map((share) => (
          <Number key={share.key} share={share} />
        ))}
      </ul>
    </section>
  );
}
