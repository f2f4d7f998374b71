import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useTranslate } from 'react-admin';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import { entityHeads } from '#generated/model/entityHeads.gen.ts';
import { labelKey } from '../../ui/labels.ts';
import { usePathOf } from '../../ui/paths.ts';
import { useCall } from '../../ui/useCall.ts';
import { useEntityIcon } from './useEntityIcon.ts';
import type { PaletteItem } from './items.ts';

type Found = CallTypes['search.find']['output']['found'];

/** Waits for a pause in typing before it asks. */
const PAUSE_MS = 200;

const heads = Object.values(entityHeads);

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Returns the records whose name or number has the question in it, and whether more are on their way. */
export function useRecords(q: string): { records: readonly PaletteItem[]; isPending: boolean; isFailed: boolean } {
  const asked = usePaused(q.trim());
  const call = useCall();
  const iconOf = useEntityIcon();
  const translate = useTranslate();
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const { data, isFetching, isError } = useQuery({
    queryKey: ['search.find', asked],
    queryFn: async () => ((await call('search.find', { q: asked })) as { found: Found }).found,
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const records = (q.trim() === '' ? [] : (data ?? [])).flatMap(
    ({ entity, id, name, stateField, state }): PaletteItem[] => {
      const head = heads.find((one) => one.name === entity);
      const path = head && (pathOf(head.resource, 'show', id) ?? pathOf(head.resource, 'edit', id));
      if (!head || !path) return [];
      const kind = translate(`resources.${head.resource}.name`, { smart_count: 1 });
      const word = stateField && state ? translate(labelKey.value(head.resource, stateField, state), { _: state }) : '';
      return [
        {
          id: `record-${entity}-${id}`,
          label: name,
          detail: word ? `${kind} · ${word}` : kind,
          icon: iconOf(entity),
          run: () => navigate(path),
        },
      ];
    },
  );
  return { records, isPending: q.trim() !== '' && (isFetching || asked !== q.trim()), isFailed: isError };
}
