import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

const COMMON = ['content', 'price', 'quality', 'size', 'rights', 'period'] as const;
/** Longest reason, as in schemas/ad.yaml. */
const MOST = 200;

/** Reason of a disapproval: a click on a common reason, or free text. */
export function ReasonInput({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  const translate = useTranslate();
  return (
    <div className="review-reason">
      <div role="group" aria-label={translate('ads.review.common')}>
        {COMMON.map((key) => {
          const text = translate(`ads.review.reasons.${key}`);
          const isIn = value.includes(text);
          return (
            <Chip
              key={key}
              label={text}
              size="small"
              variant={isIn ? 'filled' : 'outlined'}
              color={isIn ? 'primary' : 'default'}
              aria-pressed={isIn}
              onClick={() => onChange(isIn ? value.replace(text, '').trim() : `${value} ${text}`.trim().slice(0, MOST))}
            />
          );
        })}
      </div>
      <TextField
        label={translate('resources.ads.forms.reject.reason')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        required
        multiline
        minRows={2}
        fullWidth
        autoFocus
        slotProps={{ htmlInput: { maxLength: MOST } }}
        onKeyDown={(event) => {
          // Many people use only the keyboard: Enter sends, Shift-Enter is a new line.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.closest('form')?.requestSubmit();
        }}
      />
    </div>
  );
}
