import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Preflight as Division } from '#core/entity/guard.ts';
import type { EntityMeta } from '#core/entity/meta.ts';
import { recordName } from '../recordName.ts';
import type { ActionRecord } from './useActionFlow.tsx';
import { useGuardReason } from './useGuardReason.ts';

interface PreflightProps {
  meta: EntityMeta;
  division: Division<ActionRecord>;
}

/** So many are named of each reason; the others are counted. */
const NAMED = 5;

/** "32 can, 3 cannot (Expired): these", before anything is sent. Says nothing where all can. */
export function Preflight({ meta, division }: PreflightProps) {
  const translate = useTranslate();
  const { word } = useGuardReason(meta);
  if (division.unable.length === 0) return null;
  const namesOf = (records: readonly ActionRecord[]): string => {
    const names = records.slice(0, NAMED).map((record) => recordName(record, meta.display));
    const more = records.length - names.length;
    const listed = names.join(translate('ui.comma'));
    return more > 0 ? translate('ui.action.others', { names: listed, n: more }) : listed;
  };
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
