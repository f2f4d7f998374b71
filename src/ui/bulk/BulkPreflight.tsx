import Box from '@mui/material/Box';
import { useGuardReason } from '../actions/useGuardReason.ts';
import type { FormDef } from '../form/EntityForm.tsx';
import { useLabels } from '../labels.ts';
import { useRecordNames } from '../recordNames.ts';
import type { BulkRecord } from './BulkEditButton.tsx';
import { useApplicability } from './useApplicability.ts';
import { questionSentences } from '../actions/sentences.ts';
import { useSentences } from '../sentences.ts';
import { bulkSentences } from './sentences.ts';

interface BulkPreflightProps {
  def: FormDef;
  chosen: readonly string[];
  records: readonly BulkRecord[];
}

/** "29 can, 3 cannot: …", while one types. Says nothing where all can. */
export function BulkPreflight({ def, chosen, records }: BulkPreflightProps) {
  const translate = useSentences(bulkSentences, questionSentences);
  const labels = useLabels(def.meta.resource);
  const namesOf = useRecordNames(def.meta);
  const { able, unable, fixed } = useApplicability(def, chosen, records);
  const { word } = useGuardReason(def.meta);
  return (
    <output>
      {unable.length + fixed.length === 0 ? null : (
        <Box component="ul" sx={{ my: 0, pl: 2.5, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
          <li>{translate('ui.bulk.can', { n: able.length })}</li>
          {fixed.map(({ why, records: each }) => (
            <Box component="li" key={word(why)} sx={{ color: 'text.secondary' }}>
              {translate('ui.action.cannot', { n: each.length, why: word(why), names: namesOf(each) })}
            </Box>
          ))}
          {unable.map(({ field, records: each }) => (
            <Box component="li" key={field} sx={{ color: 'text.secondary' }}>
              {translate('ui.bulk.cannot', { n: each.length, field: labels.field(field), names: namesOf(each) })}
            </Box>
          ))}
        </Box>
      )}
    </output>
  );
}
