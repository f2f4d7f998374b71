import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { EDITIONS, type PermissionMeta, type System } from '#core/entity/meta.ts';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import { permissions } from '#generated/model/permissions.gen.ts';
import { useEntityWords } from '#src/ui/entityWords.ts';
import { matching, namesOf, permissionNodes, type PermissionNode } from '#src/ui/inputs/permissionTree.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { explainedSentences } from './sentences.ts';

const table: Readonly<Record<string, PermissionMeta>> = permissions;

type Lacking = CallTypes['permission.explain']['output']['lacking'];

interface PermissionChecksProps {
  system: System;
  held: readonly string[];
  /** The others, each with all that it fails by. */
  lacking: Lacking;
}

/** The tree without what is held, but for what leads to something that is not. */
const notHeld = (nodes: readonly PermissionNode[], held: ReadonlySet<string>): PermissionNode[] =>
  nodes.flatMap((node) => {
    const below = notHeld(node.below, held);
    return below.length > 0 || !held.has(node.name) ? [{ ...node, below }] : [];
  });

/** Permissions of a console as a tree, those of all editions, each with a mark that says whether it is held, or by what it is not. */
export function PermissionChecks({ system, held: names, lacking }: PermissionChecksProps) {
  const translate = useSentences(explainedSentences);
  // Names of permissions come with the words of roles.
  useEntityWords('roles');
  const [q, setQ] = useState('');
  const [onlyNot, setOnlyNot] = useState(false);
  const held = useMemo(() => new Set(names), [names]);
  const reasons = useMemo(() => new Map(lacking.map(({ name, by }) => [name, by])), [lacking]);
  const roots = useMemo(
    () =>
      permissionNodes(
        Object.fromEntries(Object.entries(table).filter(([, { systems }]) => systems.includes(system))),
        EDITIONS.at(-1),
      ),
    [system],
  );
  const all = roots.flatMap(namesOf);
  const found = matching(roots, q, ({ name }) => translate(`permissions.${name}`, { _: name }));
  const shown = onlyNot ? notHeld(found, held) : found;
  return (
    <section aria-labelledby="explained-permissions">
      <Typography id="explained-permissions" variant="h2" sx={{ mb: 2 }}>
        {translate('explained.permissions')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 3, rowGap: 1, mb: 2 }}>
        <TextField
          type="search"
          label={translate('ui.search')}
          value={q}
          onChange={(event) => setQ(event.target.value)}
          sx={{ width: { xs: '100%', sm: 240 } }}
        />
        <FormControlLabel
          control={<Switch checked={onlyNot} onChange={(_event, isOn) => setOnlyNot(isOn)} />}
          label={translate('explained.onlyNot')}
        />
        <Typography component="output" color="text.secondary">
          {translate('explained.count', { n: all.filter((name) => held.has(name)).length, all: all.length })}
        </Typography>
      </Box>
      {shown.length === 0 ? <Typography color="text.secondary">{translate('explained.none')}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, columnWidth: 260, columnGap: 4 }}>
        {shown.map((node) => (
          <Branch key={node.name} node={node} held={held} reasons={reasons} />
        ))}
      </Box>
    </section>
  );
}

/** Mark and name, below the name what it is lacking by. */
const row = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 1,
  py: 0.5,
};

interface BranchProps {
  node: PermissionNode;
  held: ReadonlySet<string>;
  reasons: ReadonlyMap<string, Lacking[number]['by']>;
}

function Branch({ node, held, reasons }: BranchProps) {
  const translate = useSentences(explainedSentences);
  const edition = table[node.name]?.edition;
  const lacks = (reasons.get(node.name) ?? []).map((by) =>
    translate(`explained.lacks.${by}`, by === 'edition' ? { edition: translate(`shell.edition.${edition}`) } : {}),
  );
  const may = held.has(node.name);
  const Mark = may ? Check : Remove;
  return (
    <Box component="li" sx={{ breakInside: 'avoid', mb: node.below.length > 0 ? 1.5 : 0 }}>
      <Box sx={{ ...row, color: may ? undefined : 'text.secondary' }}>
        <Mark
          fontSize="small"
          color={may ? 'success' : 'disabled'}
          titleAccess={translate(may ? 'explained.may' : 'explained.mayNot')}
        />
        {translate(`permissions.${node.name}`, { _: node.name })}
        {lacks.length > 0 ? (
          <Typography component="small" variant="caption" sx={{ gridColumn: 2 }}>
            {lacks.join(' · ')}
          </Typography>
        ) : null}
      </Box>
      {node.below.length > 0 ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, pl: 3 }}>
          {node.below.map((one) => (
            <Branch key={one.name} node={one} held={held} reasons={reasons} />
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
