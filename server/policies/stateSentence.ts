import type { EntityMeta } from '#core/entity/meta.ts';
import { ruleMessages } from '#generated/model/rules.gen.ts';
import { stateWords } from '#generated/server/stateWords.gen.ts';

const LANGUAGES = ['zh', 'en'] as const;

/** Returns why an action does not start from a state, in the words that the console has for it too (`rules.stateForbids`). */
export function stateSentence(entity: EntityMeta, state: string): { zh: string; en: string } {
  const [zh = '', en = ''] = LANGUAGES.map((language) =>
    (ruleMessages['stateForbids']?.[language] ?? '').replace(
      '{{state}}',
      stateWords[entity.name]?.[state]?.[language] ?? state,
    ),
  );
  return { zh, en };
}
