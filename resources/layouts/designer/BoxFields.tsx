import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Widget } from '#core/layout/document.ts';
import type { WidgetPatch } from '#core/layout/edit/operation.ts';
import { SIDE } from '#core/layout/values.ts';

const NUMBERS = ['x', 'y', 'width', 'height'] as const;
type NumberName = (typeof NUMBERS)[number];

interface NumberProps {
  name: NumberName;
  value: number;
  onChange: (value: number) => void;
}

/** A number that is taken over once it is one: while it is typed, "-" and "" are no numbers yet. */
function NumberField({ name, value, onChange }: NumberProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const least = name === 'x' || name === 'y' ? -SIDE.max : 1;
  const take = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (text.trim() !== '' && Number.isInteger(number) && number >= least && number <= SIDE.max) onChange(number);
  };
  return (
    <TextField
      label={translate(`designer.box.${name}`)}
      value={typed ?? String(value)}
      onChange={({ target }) => take(target.value)}
      onBlur={() => setTyped(null)}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      size="small"
    />
  );
}

interface BoxFieldsProps {
  widget: Widget;
  onChange: (patch: WidgetPatch) => void;
}

/** Name, place and size of a widget as numbers, for who does not drag (LAY-02). */
export function BoxFields({ widget, onChange }: BoxFieldsProps) {
  const translate = useTranslate();
  return (
    <div className="designer-fields">
      <TextField
        label={translate('designer.name')}
        value={widget.name}
        onChange={({ target }) => onChange({ name: target.value.slice(0, 50) })}
        size="small"
        fullWidth
      />
      <div className="designer-box">
        {NUMBERS.map((name) => (
          <NumberField key={name} name={name} value={widget[name]} onChange={(value) => onChange({ [name]: value })} />
        ))}
      </div>
    </div>
  );
}
