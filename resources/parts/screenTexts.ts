/** Screens that show the same: how many they are, and the names of the first. */
export interface NamedScreens {
  screens: number;
  named: readonly { name: string }[];
}

/** Returns the names of the first screens and how many more there are, in the sentences of a page (`words`.screens, `words`.others). */
export function screensText(
  translate: (key: string, values?: Record<string, string | number>) => string,
  { words, screens, named, most = named.length }: NamedScreens & { words: string; most?: number },
): string {
  const shown = named.slice(0, most);
  const names = shown.map(({ name }) => name).join(translate('ui.comma'));
  if (screens === 1) return names;
  const rest = screens - shown.length;
  const all = rest > 0 ? translate(`${words}.others`, { names, n: rest }) : names;
  return translate(`${words}.screens`, { n: screens, names: all });
}

/** Returns the time of day by the clock of a zone, as in "09:30"; midnight at the end of a day is 24:00. */
export function clockOf(instant: string, zone: string, isEnd = false): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  const text = format.format(new Date(instant));
  return isEnd && text === '00:00' ? '24:00' : text;
}
