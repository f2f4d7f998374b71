import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { LayoutDocument } from '#core/layout/document.ts';
import { readLayout } from '#core/layout/migrate.ts';

interface DocumentTextProps {
  /** As it is now: a document, or what could not be read as one. */
  value: unknown;
  onChange: (document: LayoutDocument) => void;
}

function read(text: string): ReturnType<typeof readLayout> | null {
  try {
    return readLayout(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The document as text, for experts. What is typed is taken over once it can be read; until then it says what is wrong. */
export function DocumentText({ value, onChange }: DocumentTextProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const reading = typed === null ? null : read(typed);
  const fault = typed === null || reading?.ok ? null : reading === null ? translate('rules.json') : reading.why;
  const take = (text: string) => {
    setTyped(text);
    const next = read(text);
    if (next?.ok) onChange(next.document);
  };
  return (
    <TextField
      label={translate('resources.layouts.fields.document')}
      value={typed ?? (typeof value === 'string' ? value : JSON.stringify(value, null, 2))}
      onChange={({ target }) => take(target.value)}
      onBlur={() => fault === null && setTyped(null)}
      error={fault !== null}
      helperText={fault}
      multiline
      minRows={4}
      maxRows={30}
      fullWidth
    />
  );
}
