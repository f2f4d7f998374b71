import './fields.css';

/** Stands where a value is missing. */
export const Empty = () => <span className="field-empty">—</span>;
