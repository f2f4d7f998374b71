import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { PermissionMeta } from '#core/entity/meta.ts';
import { MixedCheckbox } from '../MixedCheckbox.tsx';
import type { InputProps } from './inputProps.ts';
import { LabelledGroup } from './LabelledGroup.tsx';
import { permissionNodes, tickOf, toggle, type PermissionNode } from './permissionTree.ts';
import { useRawInput } from './useRawInput.ts';

interface PermissionTreeInputProps extends InputProps {
  permissions: Readonly<Record<string, PermissionMeta>>;
}

interface BranchProps {
  node: PermissionNode;
  chosen: ReadonlySet<string>;
  isLocked: boolean;
  onToggle: (node: PermissionNode) => void;
}

function Branch({ node, chosen, isLocked, onToggle }: BranchProps) {
  const translate = useTranslate();
  const tick = tickOf(node, chosen);
  return (
    <Box component="li" sx={{ breakInside: 'avoid' }}>
      <FormControlLabel
        label={translate(`permissions.${node.name}`, { _: node.name })}
        control={
          <MixedCheckbox
            checked={tick === 'all'}
            isMixed={tick === 'some'}
            disabled={isLocked}
            onChange={() => onToggle(node)}
          />
        }
      />
      {node.below.length > 0 ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, pl: 3 }}>
          {node.below.map((one) => (
            <Branch key={one.name} node={one} chosen={chosen} isLocked={isLocked} onToggle={onToggle} />
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

/** What a role may do, as a tree with tri-state ticks (PERM-04); the value is the names. */
export function PermissionTreeInput({ permissions, ...props }: PermissionTreeInputProps) {
  const { change: put, value, readOnly, frame } = useRawInput(props);
  const roots = useMemo(() => permissionNodes(permissions), [permissions]);
  const chosen = useMemo(() => new Set(Array.isArray(value) ? value.map(String) : []), [value]);
  return (
    <LabelledGroup {...frame}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, columns: { sm: 2, lg: 3 } }}>
        {roots.map((node) => (
          <Branch
            key={node.name}
            node={node}
            chosen={chosen}
            isLocked={readOnly}
            onToggle={(one) => put(toggle(roots, one, chosen))}
          />
        ))}
      </Box>
    </LabelledGroup>
  );
}
