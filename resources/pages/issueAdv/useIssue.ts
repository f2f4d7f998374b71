import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';

type Issue = CallTypes['ad.issue'];
export type Outcome = Issue['output']['results'][number];
export type Choice = CallTypes['ad.issuable']['output']['list'][number];

/** Targets of issued ads: screens, groups, sets or tags. */
export interface Targets {
  targetType: Issue['input']['targetType'];
  targetIds: string[];
}

export const PER_PAGE = 20;

/** Asks for the ads that can be issued to the targets. */
export function useChoices(targets: Targets, q: string | undefined, page: number) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['ad.issuable', targets, q, page],
    queryFn: ({ signal }) =>
      provider.call('ad.issuable', { ...targets, q: q ?? null, page, pageSize: PER_PAGE }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Issues ads, and keeps the outcome of each ad and target. */
export function useIssue(targets: Targets) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const [notify, translate] = [useNotify(), useTranslate()];
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<readonly Outcome[] | null>(null);
  const issue = async (adIds: string[]) => {
    setBusy(true);
    try {
      const { results } = await provider.call('ad.issue', { ...targets, adIds });
      setOutcome(results);
    } catch (error) {
      const message = error instanceof Error ? error.message : translate('ui.failed');
      notify(message, { type: 'error', messageArgs: { _: message } });
    } finally {
      setBusy(false);
    }
  };
  return { issue, isBusy, outcome, again: () => setOutcome(null) };
}
