import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import ClockIcon from '@mui/icons-material/AccessTime';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { lazy, Suspense, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocale } from 'react-admin';
import { localeTag, useFormats } from '../format.ts';
import { useSurroundings } from '../ruleContext.ts';
import { patternOf, textOf, valueOf, wallOf, type DateKind } from './dateKind.ts';
import { useSentences } from '../sentences.ts';
import { dateSentences } from './sentences.ts';

/** Calendar and clock; loaded when somebody opens them. */
const PickPopover = lazy(() => import('./PickPopover.tsx'));

export interface DateTextFieldProps extends Pick<
  TextFieldProps,
  'name' | 'label' | 'error' | 'helperText' | 'fullWidth' | 'inputRef' | 'onBlur' | 'onKeyDown' | 'disabled' | 'sx'
> {
  id?: string;
  kind: DateKind;
  value: unknown;
  /**
   * Null for an empty field; text that is no date is passed as typed, so that validation can refuse it. What is typed may
   * be the beginning of something longer; what is chosen in the calendar is not.
   */
  onChange: (value: string | null, isChosen: boolean) => void;
  readOnly?: boolean;
  /** Time of day for a date without one; default midnight when typed. */
  bareTime?: string;
  /** Earliest and latest choice in the calendar, as days or instants. */
  min?: string;
  max?: string;
  /** Name for screen readers when there is no visible label. */
  ariaLabel?: string;
}

/**
 * Input of a day, a time or both: typed in any usual form, shown in the console's language, or chosen from a calendar.
 */
export function DateTextField({
  kind,
  value,
  onChange,
  readOnly = false,
  min,
  max,
  bareTime,
  ariaLabel,
  ...field
}: DateTextFieldProps) {
  const translate = useSentences(dateSentences);
  const tag = localeTag(useLocale() ?? '');
  const formats = useFormats();
  const { now } = useSurroundings();
  const ownId = useId();
  const id = field.id ?? ownId;
  /** Text while somebody types; null while the value is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const type = (text: string) => {
    setTyped(text);
    const today = wallOf(now())?.slice(0, 10) ?? '';
    onChange(text.trim() === '' ? null : (valueOf(kind, text, { tag, today, bareTime }) ?? text), false);
  };
  const open = () => {
    if (!readOnly && field.disabled !== true) setAnchor(box.current);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    field.onKeyDown?.(event);
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    open();
  };
  const Glyph = kind === 'time' ? ClockIcon : CalendarIcon;
  return (
    <>
      <TextField
        {...field}
        id={id}
        ref={box}
        value={typed ?? textOf(kind, value, formats)}
        placeholder={patternOf(kind, tag)}
        onChange={({ target }) => type(target.value)}
        onBlur={(event) => {
          setTyped(null);
          field.onBlur?.(event);
        }}
        onKeyDown={onKeyDown}
        slotProps={{
          htmlInput: { autoComplete: 'off', 'aria-label': ariaLabel },
          input: {
            readOnly,
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  size="small"
                  disabled={readOnly || field.disabled}
                  aria-label={translate(kind === 'time' ? 'ui.dates.clock' : 'ui.dates.calendar')}
                  aria-describedby={field.label === undefined ? undefined : `${id}-label`}
                  aria-haspopup="dialog"
                  aria-expanded={anchor !== null}
                  onClick={open}
                >
                  <Glyph fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      {anchor ? (
        <Suspense fallback={null}>
          <PickPopover
            kind={kind}
            value={value}
            anchor={anchor}
            min={min}
            max={max}
            bareTime={bareTime}
            onChange={(next) => {
              setTyped(null);
              onChange(next, true);
            }}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
