import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PermissionMeta } from '#core/entity/meta.ts';
import { useSurroundings } from '../ruleContext.ts';
import { MixedCheckbox } from '../MixedCheckbox.tsx';
import type { InputProps } from './inputProps.ts';
import { LabelledGroup } from './LabelledGroup.tsx';
import { matching, namesOf, permissionNodes, tickOf, toggle, type PermissionNode } from './permissionTree.ts';
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
  const label = translate(`permissions.${node.name}`, { _: node.name });
  const tick = tickOf(node, chosen);
  return (
    <Box component="li" sx={{ breakInside: 'avoid' }}>
      {node.isWay ? (
        <Typography sx={{ color: 'text.secondary', py: 0.5 }}>{label}</Typography>
      ) : (
        <FormControlLabel
          label={label}
          control={
            <MixedCheckbox
              checked={tick === 'all'}
              isMixed={tick === 'some'}
              disabled={isLocked}
              onChange={() => onToggle(node)}
            />
          }
        />
      )}
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

/** Permissions of a role as a tree of tri-state checkboxes (PERM-04); the value is their names. */
export function PermissionTreeInput({ permissions, ...props }: PermissionTreeInputProps) {
  const translate = useTranslate();
  const { change: put, value, readOnly, frame } = useRawInput(props);
  const { edition } = useSurroundings();
  const roots = useMemo(() => permissionNodes(permissions, edition), [permissions, edition]);
  const chosen = useMemo(() => new Set(Array.isArray(value) ? value.map(String) : []), [value]);
  // A role keeps what it holds of permissions that are not offered.
  const count = roots.flatMap(namesOf).filter((name) => chosen.has(name)).length;
  const [q, setQ] = useState('');
  const shown = matching(roots, q, ({ name }) => translate(`permissions.${name}`, { _: name }));
  return (
    <LabelledGroup {...frame}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
        <TextField
          type="search"
          label={translate('ui.search')}
          value={q}
          onChange={(event) => setQ(event.target.value)}
          // Enter would submit the whole form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          sx={{ width: { xs: '100%', sm: 240 } }}
        />
        <Typography variant="body2" component="output" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {translate('ui.list.selected', { n: count })}
        </Typography>
      </Box>
      {shown.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{translate('ui.noMatches')}</Typography>
      ) : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, columns: { sm: 2, lg: 3 } }}>
        {shown.map((node) => (
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
