import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FormDef } from '../form/EntityForm.tsx';
import type { FormInputs } from '../form/section.ts';
import { useLabels } from '../labels.ts';
import type { BulkRecord } from './BulkEditButton.tsx';
import { BulkField } from './BulkField.tsx';
import { BulkPreflight } from './BulkPreflight.tsx';
import { untouched } from './bulkValues.ts';
import { useSentences } from '../sentences.ts';
import { bulkSentences } from './sentences.ts';

interface BulkFieldsProps {
  def: FormDef;
  fields: readonly string[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
  inputs: FormInputs;
  records: readonly BulkRecord[];
}

/** The fields that are chosen so far with their inputs, and a menu of those that are left. */
export function BulkFields({ def, fields, chosen, onChoose, inputs, records }: BulkFieldsProps) {
  const { meta } = def;
  const translate = useSentences(bulkSentences);
  const labels = useLabels(meta.resource);
  const { setValue, clearErrors } = useFormContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const left = fields.filter((name) => !chosen.includes(name));
  const add = (name: string) => {
    const field = meta.fields.find((each) => each.name === name);
    setAnchor(null);
    setValue(name, untouched(field));
    onChoose([...chosen, name]);
  };
  const remove = (name: string) => {
    clearErrors(name);
    onChoose(chosen.filter((each) => each !== name));
    adder.current?.focus();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {chosen.map((name) => (
        <BulkField
          key={name}
          name={name}
          field={meta.fields.find((each) => each.name === name)}
          input={inputs[name]}
          onRemove={() => remove(name)}
        />
      ))}
      {left.length > 0 ? (
        <Button
          ref={adder}
          startIcon={<Add />}
          aria-haspopup="menu"
          aria-controls={anchor ? menuId : undefined}
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          autoFocus
          sx={{ justifySelf: 'start' }}
        >
          {translate('ui.bulk.add')}
        </Button>
      ) : null}
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} disableRestoreFocus>
        {left.map((name) => (
          <MenuItem key={name} onClick={() => add(name)}>
            {labels.field(name)}
          </MenuItem>
        ))}
      </Menu>
      <BulkPreflight def={def} chosen={chosen} records={records} />
    </Box>
  );
}
