import { ImportSet } from '../../imports.ts';
import type { Model } from '../../model/model.ts';
import { banner, literal, page as textOf } from '../banner.ts';
import type { Emitter } from '../emitter.ts';
import { limitSentences, ownSentences, rulesOf } from '../rules.ts';
import { flat, LANGUAGES } from './labels.ts';
import { entityWords, type Language, type Messages } from './words.ts';

/** Words of the widgets of layouts: the designer brings them along, so that no list pays for them. */
function widgetMessages({ widgets }: Model, language: Language): Messages {
  return {
    resources: Object.fromEntries(
      widgets.map(({ entity }) => [entity.names.kebabs, entityWords(entity, language)] as const),
    ),
    rules: flat(
      widgets.flatMap((widget) => [
        ...rulesOf(widget.entity),
        ...ownSentences(widget.entity),
        ...limitSentences(widget),
      ]),
      language,
    ),
  };
}

/** The words of the widgets in both languages, as a page adds them to its own. */
export const widgetWords: Emitter = {
  id: 'console widget words',
  emit(model) {
    const { widgets } = model;
    if (widgets.length === 0) return [];
    const words = Object.fromEntries(
      LANGUAGES.map(([name, language]) => [name, widgetMessages(model, language)] as const),
    );
    const names = Object.fromEntries(
      widgets.map(({ kind, entity }) => [kind, `resources.${entity.names.kebabs}.name`]),
    );
    const body = `/** Message key of each kind's name. */\nexport const widgetNames = ${literal(names)};\n\nexport const widgetWords = ${literal(words)};\n`;
    return [{ path: 'console/widgets/words.gen.ts', text: textOf(banner('schemas/widgets/'), new ImportSet(), body) }];
  },
};
