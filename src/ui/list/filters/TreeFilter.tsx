import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTree } from '../../inputs/tree.ts';
import type { FilterEditorProps } from './filter.ts';
import { chosenNode, withBelow } from './treeValue.ts';

/** One node of a tree, with all below it. */
export function TreeFilter({ def, label, value, onChange }: FilterEditorProps<'tree'>) {
  const { nodes } = useTree({ ...def.target, parent: def.parent, own: def.own });
  const chosen = chosenNode(value);
  return (
    <TextField
      select
      label={label}
      value={nodes.some(({ id }) => id === chosen) ? chosen : ''}
      onChange={({ target }) => onChange(withBelow(nodes, target.value))}
      fullWidth
    >
      {nodes.map(({ id, name, depth }) => (
        <MenuItem key={id} value={id} sx={{ pl: 2 + depth * 2 }}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
