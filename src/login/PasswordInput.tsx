import { useState, type KeyboardEvent } from 'react';
import type { BootKey, BootTranslate } from '../i18n/translate.ts';
import { EyeIcon } from './icons.tsx';
import { TextInput } from './TextInput.tsx';

interface PasswordInputProps {
  value: string;
  onValue: (value: string) => void;
  error: string | null;
  t: BootTranslate;
  autoFocus: boolean;
  /** Default: the password that the account has. */
  label?: BootKey;
  autoComplete?: 'current-password' | 'new-password';
}

/** A password that can be shown, with a word when Caps Lock is on: accounts and passwords are mostly lower case. */
export function PasswordInput({
  value,
  onValue,
  error,
  t,
  autoFocus,
  label = 'login.password',
  autoComplete = 'current-password',
}: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent): void => setCapsLock(event.getModifierState?.('CapsLock') ?? false);
  const toggle = (
    <button
      type="button"
      className="field-end"
      aria-pressed={shown}
      aria-label={t(shown ? 'login.hide' : 'login.show')}
      onClick={() => setShown(!shown)}
    >
      <EyeIcon open={shown} />
    </button>
  );
  return (
    <TextInput
      label={t(label)}
      name="password"
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      value={value}
      onValue={onValue}
      error={error}
      hint={capsLock ? t('login.capsLock') : null}
      end={toggle}
      autoFocus={autoFocus}
      onKeyDown={look}
      onKeyUp={look}
      onBlur={() => setCapsLock(false)}
    />
  );
}
