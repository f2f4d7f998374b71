const STEPS = [1, 2, 4, 5, 8, 10];

/** Returns the round number at which a scale ends that holds this value; its half is a whole number too. */
export function niceTop(value: number): number {
  if (value <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = STEPS.find((each) => each * power >= value) ?? 10;
  const top = step * power;
  return top % 2 === 0 ? top : top + 1;
}
