import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';

interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onValue: (value: string) => void;
  error?: string | null;
  hint?: string | null;
  /** Stands inside the field, at its end. */
  end?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** A labelled field with its error or hint below, which screen readers read with it. */
export function TextInput({ label, value, onValue, error, hint, end, inputRef, ...input }: TextInputProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={error ? 'field-box field-box-wrong' : 'field-box'}>
        <input
          {...input}
          ref={inputRef}
          id={id}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => onValue(event.target.value)}
        />
        {end}
      </div>
      <p
        id={`${id}-note`}
        className={error ? 'field-note field-note-wrong' : 'field-note'}
        role={error ? 'alert' : undefined}
      >
        {note}
      </p>
    </div>
  );
}
