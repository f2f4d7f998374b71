import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { usePathOf } from '#src/ui/paths.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { FactList } from '../../parts/FactList.tsx';
import { explainedSentences } from './sentences.ts';

type Explained = CallTypes['permission.explain']['output'];

/** By what an account may do something: role, data permission, department, stores and control rights. */
export function Origin({ explained }: { explained: Explained }) {
  const translate = useSentences(explainedSentences);
  const pathOf = usePathOf();
  const { edition, by, roleId, roleName, range, deptName, stores, devices, groups, subordinates } = explained;
  const role = roleId === null ? undefined : pathOf('roles', 'show', roleId);
  const granted = (resource: string, count: number, named: Explained['grantedDevices']): ReactNode => {
    if (count === 0) return null;
    const rest = count - named.length;
    return (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {named.map(({ id, name }) => {
          const path = pathOf(resource, 'show', id);
          return (
            <li key={id}>
              {path ? (
                <AppLink href={path} className="field-link">
                  {name}
                </AppLink>
              ) : (
                name
              )}
            </li>
          );
        })}
        {rest > 0 ? (
          <Typography component="li" color="text.secondary">
            {translate(named.length > 0 ? 'explained.further' : 'explained.unnamed', { n: rest })}
          </Typography>
        ) : null}
      </Box>
    );
  };
  const isLost = deptName === null && by === 'role';
  const facts: [label: string, value: ReactNode][] = [
    [
      'role',
      <>
        {roleName === null ? null : role ? (
          <AppLink href={role} className="field-link">
            {roleName}
          </AppLink>
        ) : (
          <b>{roleName}</b>
        )}
        <Typography color="text.secondary">
          {translate(`explained.by.${by === 'administrator' && edition !== null ? 'administratorOf' : by}`)}
        </Typography>
      </>,
    ],
    ['edition', edition === null ? null : translate(`shell.edition.${edition}`)],
    [
      'rows',
      <>
        {translate(`explained.range.${range}`)}
        {isLost ? <Typography color="text.secondary">{translate('explained.noDept')}</Typography> : null}
      </>,
    ],
    ['department', deptName],
    ['stores', stores.length > 0 ? stores.join(', ') : null],
    ['devices', granted('devices', devices, explained.grantedDevices)],
    ['groups', granted('device-groups', groups, explained.grantedGroups)],
    ['below', subordinates > 0 ? subordinates : null],
  ];
  return (
    <section aria-labelledby="explained-why">
      <Typography id="explained-why" variant="h2" sx={{ mb: 2 }}>
        {translate('explained.why')}
      </Typography>
      <FactList facts={facts.map(([label, value]) => [translate(`explained.${label}`), value])} />
    </section>
  );
}
