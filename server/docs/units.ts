import type { LimitDoc } from '#core/entity/doc.ts';
import { inYuan } from '#core/yuan.ts';
import type { Words } from './words.ts';

const grouped = (value: number, { tag }: Words): string => new Intl.NumberFormat(tag).format(value);

function duration(ms: number, { text }: Words): string {
  const units = [
    [86_400_000, text.days],
    [3_600_000, text.hours],
    [60_000, text.minutes],
    [1_000, text.seconds],
  ] as const;
  const found = units.find(([unit]) => ms >= unit && ms % unit === 0);
  return found ? found[1](ms / found[0]) : `${ms} ms`;
}

/** Returns a size in readable form: 10 MB. The units are powers of 1024. */
export function bytes(value: number, words: Words): string {
  const units = ['B', 'kB', 'MB', 'GB'];
  let left = value;
  while (left >= 1024 && units.length > 1 && left % 1024 === 0) {
    left /= 1024;
    units.shift();
  }
  return `${grouped(left, words)} ${units[0]}`;
}

/** Returns a limit of _limits.yaml in readable form. */
export function quantity({ value, unit }: Pick<LimitDoc, 'value' | 'unit'>, words: Words): string {
  switch (unit) {
    case 'ms':
      return duration(value, words);
    case 'bytes':
      return bytes(value, words);
    case 'fen':
      return inYuan(value);
    case 'px':
      return `${grouped(value, words)} px`;
    case 'count':
      return grouped(value, words);
  }
}
