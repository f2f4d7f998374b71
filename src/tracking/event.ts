/** Usage event (NET-10). It has no text that somebody typed, and no id of a record. */
export type UsageEvent = {
  /** Milliseconds since 1970, by this browser's clock. */
  at: number;
  /** Path of the page, with `:id` for records. */
  page: string;
} & (
  | { type: 'pageView' }
  | { type: 'click'; target: string }
  | { type: 'error'; message: string; stack: string }
  | { type: 'performance'; metric: string; value: number; rating: string }
);

/** Fields of one kind of event, without time and page. */
export type Usage = UsageEvent extends infer E ? (E extends UsageEvent ? Omit<E, 'at' | 'page'> : never) : never;

const ID = /^(?:[0-9a-f]{8}-[0-9a-f-]{27}|\d+)$/i;

/** Returns a path with record ids replaced: "/adv_mag/edit_adv/:id". */
export const pageOf = (path: string): string =>
  path
    .split('/')
    .map((part) => (ID.test(part) ? ':id' : part))
    .join('/');
