import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { useFocusOnMount } from '../../useFocusOnMount.ts';

interface SearchBoxProps {
  value: unknown;
  onChange: (q: string | undefined) => void;
  /** Focus on opening: for the search in a dialog. */
  autoFocus?: boolean;
}

/** Pause in typing before the search is sent. */
const PAUSE_MS = 300;

/** Search in the text fields of the entity. */
export function SearchBox({ value, onChange, autoFocus = false }: SearchBoxProps) {
  const translate = useTranslate();
  const input = useFocusOnMount<HTMLInputElement>(autoFocus);
  const given = typeof value === 'string' ? value : '';
  const [text, setText] = useState(given);
  const [last, setLast] = useState(given);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The URL wins when it changed from outside: back, a link, "clear all".
  if (given !== last) {
    setLast(given);
    if (given !== text.trim()) setText(given);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  // The filters may change during the pause: the call at its end must use the latest.
  const ask = useEvent((next: string) => {
    clearTimeout(timer.current);
    onChange(next.trim() || undefined);
  });
  return (
    <OutlinedInput
      type="search"
      size="small"
      placeholder={translate('ui.search')}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => ask(target.value), PAUSE_MS);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') ask(text);
      }}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" aria-hidden />
        </InputAdornment>
      }
      inputRef={input}
      inputProps={{ 'aria-label': translate('ui.search') }}
      sx={{ width: { xs: '100%', sm: 240 } }}
    />
  );
}
