import type { Label } from '../../model/types.ts';

const WIDE = 13;
const NARROW = 7;
/** Widths grow by steps, so that another word seldom moves a whole diagram. */
const STEP = 28;

/** Letters of 13 px as they are drawn: those of Chinese are square. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((width, letter) => width + (letter.codePointAt(0)! > 0x2e7f ? WIDE : NARROW), 0);

/** Returns the width in px that holds a label in either language. */
export const labelWidth = ({ zh, en }: Label, padding = 0): number =>
  Math.ceil((Math.max(widthOf(zh), widthOf(en)) + padding) / STEP) * STEP;
