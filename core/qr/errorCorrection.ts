/** Reed-Solomon error correction over GF(256) with the polynomial of ISO/IEC 18004. */

const EXP = new Uint8Array(255);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = value;
  LOG[value] = power;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}

const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : EXP[(LOG[a]! + LOG[b]!) % 255]!);

/** Coefficients of (x + 1)(x + α)…(x + α^(degree-1)), without the leading one. */
function generator(degree: number): number[] {
  let polynomial = [1];
  for (let root = 0; root < degree; root += 1) {
    const next = Array.from({ length: polynomial.length + 1 }, () => 0);
    polynomial.forEach((coefficient, index) => {
      next[index]! ^= coefficient;
      next[index + 1]! ^= times(coefficient, EXP[root]!);
    });
    polynomial = next;
  }
  return polynomial.slice(1);
}

/** Returns so many error-correcting codewords for the data codewords of one block. */
export function errorCorrection(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  const rest = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((coefficient, index) => (rest[index]! ^= times(coefficient, factor)));
  }
  return rest;
}
