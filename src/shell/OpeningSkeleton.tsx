import './opening.css';

/** The outline of the console while it is not known yet what is in it. */
export function OpeningSkeleton() {
  return (
    <div className="opening" aria-busy="true">
      <div className="opening-side" />
      <div className="opening-bar" />
      <div className="opening-content">
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
