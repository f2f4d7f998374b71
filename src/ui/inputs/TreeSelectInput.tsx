import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { FieldTitle, InputHelperText, useInput, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import type { ReferenceTarget } from '../fields/ReferenceName.tsx';
import { useInputProps, type InputProps } from './inputProps.ts';
import { useOwnChoices } from '../owner.ts';
import { useTree } from './tree.ts';

export interface TreeSelectInputProps
  extends InputProps, Pick<ReferenceTarget, 'resource' | 'display' | 'sort' | 'owned'> {
  parent: string;
  /** Records of other enterprises can be chosen, too. */
  across?: boolean;
}

/** One node of a tree: a department, a folder. A record cannot be put under itself. */
export function TreeSelectInput({ resource, display, sort, owned, across, parent, ...props }: TreeSelectInputProps) {
  const { source, label, helperText, isRequired, readOnly } = useInputProps(props);
  const translate = useTranslate();
  const own = useResourceContext();
  const record = useRecordContext();
  const { field, fieldState, id } = useInput({
    source,
    isRequired,
    readOnly,
    format: (value: unknown) => value ?? '',
    parse: (value: unknown) => value,
  });
  const { nodes, isPending } = useTree({ resource, display, sort, parent, filter: useOwnChoices({ owned }, across) });
  const value = nodes.some((node) => node.id === field.value) ? String(field.value) : '';
  return (
    <MuiTextField
      select
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={value}
      onBlur={field.onBlur}
      onChange={(event) => field.onChange(event.target.value || null)}
      label={<FieldTitle label={label} source={source} resource={own} isRequired={isRequired} />}
      error={fieldState.invalid}
      helperText={
        <InputHelperText
          error={fieldState.error?.message}
          helperText={isPending ? translate('ra.page.loading') : helperText}
        />
      }
      disabled={readOnly}
      fullWidth
    >
      {isRequired ? null : <MenuItem value="">{translate('ui.none')}</MenuItem>}
      {nodes.map((node) => (
        <MenuItem
          key={node.id}
          value={node.id}
          disabled={own === resource && record?.id === node.id}
          sx={{ pl: 2 + node.depth * 2 }}
        >
          {node.name}
        </MenuItem>
      ))}
    </MuiTextField>
  );
}
