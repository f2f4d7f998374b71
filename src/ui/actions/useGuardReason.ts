import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { GuardReason, WhyNot } from '#core/entity/guard.ts';
import type { EntityMeta } from '#core/entity/meta.ts';
import { useLabels } from '../labels.ts';

/** Returns what says in words why an action cannot start: as a sentence, or as the word of the state alone. */
export function useGuardReason(meta: EntityMeta) {
  const translate = useTranslate();
  const labels = useLabels(meta.resource);
  const word = useCallback(
    (why: GuardReason): string => {
      if (why.rule === 'deleted') return translate('ui.guard.deleted');
      if (why.rule === 'state') return labels.value(meta.states?.field ?? 'status', why.state);
      return translate(why.error === undefined ? 'ui.guard.notThis' : `errors.${why.error}`);
    },
    [labels, meta.states, translate],
  );
  const sentence = useCallback(
    (why: WhyNot): string => {
      switch (why.rule) {
        case 'state':
          return translate('rules.stateForbids', { state: word(why) });
        case 'deleted':
        case 'condition':
          return word(why);
        // The server's own words for the same refusal.
        case 'permission':
          return translate('errors.NO_PERMISSION');
        case 'edition':
          return translate('errors.EDITION_NEEDED');
        case 'tooMany':
          return translate('ui.guard.tooMany', { max: why.max, n: why.n });
        case 'mixed':
          return translate('ui.guard.nobody');
        case 'noneChosen':
          return translate('ui.guard.selectFirst');
      }
    },
    [translate, word],
  );
  return { word, sentence };
}
