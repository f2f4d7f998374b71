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
  const { by, roleId, roleName, range, deptName, stores, devices, groups, subordinates } = explained;
  const role = roleId === null ? undefined : pathOf('roles', 'show', roleId);
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
        <Typography color="text.secondary">{translate(`explained.by.${by}`)}</Typography>
      </>,
    ],
    [
      'rows',
      <>
        {translate(`explained.range.${range}`)}
        {isLost ? <Typography color="text.secondary">{translate('explained.noDept')}</Typography> : null}
      </>,
    ],
    ['department', deptName],
    ['stores', stores.length > 0 ? stores.join(', ') : null],
    ['grants', devices + groups > 0 ? translate('explained.granted', { devices, groups }) : null],
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
