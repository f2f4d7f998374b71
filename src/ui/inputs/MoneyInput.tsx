import { readFen, writeFen } from './digits.ts';
import { DigitsInput } from './DigitsInput.tsx';
import type { InputProps } from './inputProps.ts';

/** An amount in yuan with two places; the value is integer fen. */
export function MoneyInput(props: InputProps) {
  return <DigitsInput {...props} scale={2} read={readFen} write={writeFen} before="¥" />;
}
