/** Lists that notices of a kind lead to, where what they tell of is several records. */
const LISTS: Readonly<Record<string, string>> = {
  castWaiting: 'cast_review',
  adWaiting: 'adv_audit',
  booksWrong: 'list',
};

/** Returns the view that a notice opens: of its record, or a list. */
export const noticeView = (kind: string | null | undefined): string => LISTS[kind ?? ''] ?? 'show';
