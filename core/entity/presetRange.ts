import { presets, type Preset } from '#core/entity/widgets.ts';

export interface Range {
  gte?: string;
  lte?: string;
}

/** Returns the instants of a preset: whole days in the zone of whoever looks, `now` in milliseconds. */
export function presetRange(name: Preset, now: number): Range {
  const [first, last] = presets[name];
  const from = new Date(now);
  from.setHours(0, 0, 0, 0);
  from.setDate(from.getDate() + first);
  const to = new Date(now);
  to.setHours(23, 59, 59, 999);
  to.setDate(to.getDate() + last);
  return { gte: from.toISOString(), lte: to.toISOString() };
}
