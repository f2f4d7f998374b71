import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { GuardReason } from '#core/entity/guard.ts';
import { useLabels } from '../labels.ts';

/** Returns what says in words why an action cannot start: as a sentence, or as the word of the state alone. */
export function useGuardReason(meta: EntityMeta) {
  const translate = useTranslate();
  const labels = useLabels(meta.resource);
  const word = useCallback(
    (why: GuardReason): string =>
      why.rule === 'deleted' ? translate('ui.guard.deleted') : labels.value(meta.states?.field ?? 'status', why.state),
    [labels, meta.states, translate],
  );
  const sentence = useCallback(
    (why: GuardReason): string =>
      why.rule === 'deleted' ? word(why) : translate('ui.guard.state', { state: word(why) }),
    [translate, word],
  );
  return { word, sentence };
}
