type Line = readonly boolean[];

const FINDER = [true, false, true, true, true, false, true];
const LIGHT = [false, false, false, false];
const LOOKALIKES = [
  [...FINDER, ...LIGHT],
  [...LIGHT, ...FINDER],
];

function runs(line: Line): number {
  let points = 0;
  let length = 0;
  line.forEach((dark, index) => {
    length = index > 0 && line[index - 1] === dark ? length + 1 : 1;
    if (length === 5) points += 3;
    else if (length > 5) points += 1;
  });
  return points;
}

const lookalikes = (line: Line): number =>
  line.reduce(
    (sum, _, start) =>
      sum + 40 * LOOKALIKES.filter((pattern) => pattern.every((dark, index) => line[start + index] === dark)).length,
    0,
  );

function squares(rows: readonly Line[]): number {
  let points = 0;
  for (let y = 1; y < rows.length; y += 1) {
    for (let x = 1; x < rows.length; x += 1) {
      const dark = rows[y]![x];
      if (rows[y]![x - 1] === dark && rows[y - 1]![x] === dark && rows[y - 1]![x - 1] === dark) points += 3;
    }
  }
  return points;
}

/** How hard a symbol is to read (ISO/IEC 18004, 7.8.3): the mask with the least is taken. */
export function penalty(rows: readonly Line[]): number {
  const columns = rows.map((_, x) => rows.map((row) => row[x]!));
  const lines = [...rows, ...columns].reduce((sum, line) => sum + runs(line) + lookalikes(line), 0);
  const share = rows.flat().filter(Boolean).length / rows.length ** 2;
  return lines + squares(rows) + 10 * Math.floor(Math.abs(share * 100 - 50) / 5);
}
