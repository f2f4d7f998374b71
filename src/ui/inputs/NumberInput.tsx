import { readDigits } from './digits.ts';
import { DigitsInput } from './DigitsInput.tsx';
import type { InputProps } from './inputProps.ts';

interface NumberInputProps extends InputProps {
  min?: number;
  max?: number;
  /** Decimal places; none for an integer. */
  scale?: number;
}

const bounds = (min: number | undefined, max: number | undefined): string | undefined => {
  if (min !== undefined && max !== undefined) return `${min}–${max}`;
  if (min !== undefined) return `≥ ${min}`;
  return max === undefined ? undefined : `≤ ${max}`;
};

/** Writes a figure by its digits, a very small one too: 1e-7 is 0.0000001. */
const plain = (value: number): string =>
  value.toLocaleString('en', { useGrouping: false, maximumSignificantDigits: 17 });

/** A figure, digits only (UI-02); its bounds stand in the field and are said when they are broken. */
export function NumberInput({ min, max, scale = 0, ...props }: NumberInputProps) {
  return (
    <DigitsInput
      {...props}
      scale={scale}
      isSigned={min === undefined || min < 0}
      read={readDigits}
      write={plain}
      after={bounds(min, max)}
    />
  );
}
