import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { EntityMeta } from '#core/entity/meta.ts';
import { useFormats } from '../format.ts';
import { useCall } from '../useCall.ts';

interface Use {
  entity: string;
  count: number;
}

interface UsedByProps {
  meta: EntityMeta;
  ids: readonly string[];
  /** The question is answered. */
  isOver: boolean;
}

function usesIn(answer: unknown): Use[] {
  if (typeof answer !== 'object' || answer === null || !('uses' in answer) || !Array.isArray(answer.uses))
    throw new Error('The answer of search.usedBy must be {uses: [{entity, count}]}');
  return answer.uses as Use[];
}

/** Counts the records that use those about to be deleted (UI-09). Renders nothing for zero. */
export function UsedBy({ meta, ids, isOver }: UsedByProps) {
  const translate = useTranslate();
  const call = useCall();
  const { number } = useFormats();
  const { data, error } = useQuery({
    queryKey: ['usedBy', meta.name, ids],
    queryFn: async () => usesIn(await call('search.usedBy', { entity: meta.name, ids })),
    // Not again while they are deleted: the lists around are asked anew then.
    enabled: !isOver,
    gcTime: 0,
    retry: false,
  });
  if (error) return <Typography color="text.secondary">{translate('ui.bin.usesUnknown')}</Typography>;
  if (!data || data.length === 0) return null;
  const list = data.map(({ entity, count }) => `${translate(`entities.${entity}`)} × ${number(count)}`).join(', ');
  return (
    <Typography color="warning.main" role="status" sx={{ mb: 1 }}>
      {translate('ui.bin.uses', { list })}
    </Typography>
  );
}
