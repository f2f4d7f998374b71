/** PLACES=ads,home walks a part: names of which these are parts. */
const asked = (process.env['PLACES'] ?? '').split(',').filter(Boolean);

export const isWanted = ({ name }: { name: string }): boolean =>
  asked.length === 0 || asked.some((part) => name.includes(part));
