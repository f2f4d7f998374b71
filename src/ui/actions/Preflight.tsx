import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Preflight as Division } from '#core/entity/guard.ts';
import type { EntityMeta } from '#core/entity/meta.ts';
import { useRecordNames } from '../recordNames.ts';
import type { ActionRecord } from './useActionFlow.tsx';
import { useGuardReason } from './useGuardReason.ts';

interface PreflightProps {
  meta: EntityMeta;
  division: Division<ActionRecord>;
}

/** "32 can, 3 cannot (Expired): these", before anything is sent. Says nothing where all can. */
export function Preflight({ meta, division }: PreflightProps) {
  const translate = useTranslate();
  const { word } = useGuardReason(meta);
  const namesOf = useRecordNames(meta);
  if (division.unable.length === 0) return null;
  return (
    <Box component="ul" sx={{ my: 1, pl: 2.5, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
      <li>{translate('ui.action.can', { n: division.able.length })}</li>
      {division.unable.map(({ why, records }) => (
        <Box component="li" key={word(why)} sx={{ color: 'text.secondary' }}>
          {translate('ui.action.cannot', { n: records.length, why: word(why), names: namesOf(records) })}
        </Box>
      ))}
    </Box>
  );
}
