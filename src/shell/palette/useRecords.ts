import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useTranslate } from 'react-admin';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import { entities } from '#generated/model/entities.gen.ts';
import { entityHeads } from '#generated/model/entityHeads.gen.ts';
import { useCanAny, useHasVerbOf } from '../../ui/permission.ts';
import { DO } from '../../ui/commands.ts';
import { labelKey } from '../../ui/labels.ts';
import { usePathOf } from '../../ui/paths.ts';
import { useCall } from '../../ui/useCall.ts';
import { useEntityIcon } from './useEntityIcon.ts';
import { intentOf, type Intent } from './intent.ts';
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

/** Returns what a question asks to be done, by the words of this console and what the session may. */
function useIntent(question: string): Intent {
  const translate = useTranslate();
  const can = useCanAny();
  const has = useHasVerbOf();
  return useMemo(
    () =>
      intentOf(question, {
        entities: Object.values(entities),
        labelOf: ({ resource }, { name }) => translate(`resources.${resource}.actions.${name}`),
        may: (entity, { perm, call }) => can(perm) && has(entity, call),
      }),
    [question, translate, can, has],
  );
}

/**
 * Returns the records whose name or number has the question in it, and whether more are on their way. A question that
 * begins with an action, as "pause latte", offers that action with each record that it may start on.
 */
export function useRecords(q: string): { records: readonly PaletteItem[]; isPending: boolean; isFailed: boolean } {
  const intent = useIntent(usePaused(q.trim()));
  const asked = intent.q;
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
    ({ entity, id, name, stateField, state, owner }): PaletteItem[] => {
      const head = heads.find((one) => one.name === entity);
      const path = head && (pathOf(head.resource, 'show', id) ?? pathOf(head.resource, 'edit', id));
      if (!head || !path) return [];
      const kind = translate(`resources.${head.resource}.name`, { smart_count: 1 });
      const doable = intent.wanted.filter(
        (each) => each.entity.name === entity && (!each.action.from || !state || each.action.from.includes(state)),
      );
      const show = pathOf(head.resource, 'show', id);
      const actions = show
        ? doable.map(({ action, label }): PaletteItem => ({
            id: `do-${action.name}-${id}`,
            label: `${label} · ${name}`,
            detail: owner ? `${kind} · ${owner}` : kind,
            icon: iconOf(entity),
            run: () => navigate(`${show}?${DO}=${action.name}`),
          }))
        : [];
      const word = stateField && state ? translate(labelKey.value(head.resource, stateField, state), { _: state }) : '';
      return [
        ...actions,
        {
          id: `record-${entity}-${id}`,
          label: name,
          detail: [kind, word, owner].filter(Boolean).join(' · '),
          icon: iconOf(entity),
          run: () => navigate(path),
        },
      ];
    },
  );
  return { records, isPending: q.trim() !== '' && (isFetching || !q.trim().endsWith(asked)), isFailed: isError };
}
