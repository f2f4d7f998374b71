import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { differenceOf } from '#core/layout/edit/difference.ts';
import { resized } from '#core/layout/resized.ts';
import { SIDE } from '#core/layout/values.ts';
import { useTheDesigner } from './designerContext.ts';

const SIDES = ['width', 'height'] as const;

/** Size of the layout in design pixels; another one scales all areas in proportion, as one step (LAY-01). */
export function PageSize() {
  const translate = useTranslate();
  const { document, act } = useTheDesigner();
  const [typed, setTyped] = useState<{ side: (typeof SIDES)[number]; text: string } | null>(null);
  const take = () => {
    if (!typed) return;
    const number = Number(typed.text);
    setTyped(null);
    if (typed.text.trim() === '' || !Number.isInteger(number) || number < SIDE.min || number > SIDE.max) return;
    const size = { width: document.width, height: document.height, [typed.side]: number };
    act({ label: 'resize', operations: differenceOf(document, resized(document, size.width, size.height)) });
  };
  return (
    <div className="designer-row designer-page-size">
      {SIDES.map((side) => (
        <TextField
          key={side}
          label={translate(`designer.page.${side}`)}
          value={typed?.side === side ? typed.text : String(document[side])}
          onChange={({ target }) => setTyped({ side, text: target.value })}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The form around it would be sent.
            event.preventDefault();
            take();
          }}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          size="small"
        />
      ))}
    </div>
  );
}
