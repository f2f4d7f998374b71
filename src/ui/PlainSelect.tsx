import './PlainSelect.css';

interface PlainSelectProps extends React.ComponentPropsWithRef<'select'> {
  /** Name for those who hear it: it has no label that is seen. */
  'aria-label': string;
}

/** Choice of one of a few values by the browser's own menu, without a frame: such as the rows per page. */
export function PlainSelect(props: PlainSelectProps) {
  return (
    <span className="plain-select">
      <select {...props} />
    </span>
  );
}
