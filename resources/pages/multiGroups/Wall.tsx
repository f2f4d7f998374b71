import './multiGroups.css';

/** Picture of a wall of screens: as many boxes as it has rows and columns. */
export function Wall({ rows, columns, label }: { rows: number; columns: number; label: string }) {
  return (
    <figure className="wall" aria-label={label}>
      <div aria-hidden="true" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {Array.from({ length: rows * columns }, (_, index) => (
          <span key={index} />
        ))}
      </div>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
