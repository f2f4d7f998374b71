import Button, { type ButtonProps } from '@mui/material/Button';
import { Hint } from '../Hint.tsx';

interface ReasonedButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** Reason why it is disabled; absent when it is enabled. */
  reason?: string;
}

/**
 * A button that shows why it is disabled. It stays in the tab order while disabled, so that the keyboard can reach the
 * reason.
 */
export function ReasonedButton({ reason, onClick, sx, ...props }: ReasonedButtonProps) {
  const button = (
    <Button
      {...props}
      aria-disabled={reason !== undefined}
      onClick={reason === undefined ? onClick : undefined}
      sx={[reason !== undefined && { opacity: 0.5, cursor: 'not-allowed' }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
  return reason === undefined ? (
    button
  ) : (
    <Hint text={reason} describes>
      {button}
    </Hint>
  );
}
