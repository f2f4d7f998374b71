import { ImportSet } from '../../imports.ts';
import type { Entity, Label, Model } from '../../model/types.ts';
import { banner, literal, page as textOf } from '../banner.ts';
import type { Emitter } from '../emitter.ts';
import { entityWords, put, type Language, type Messages } from './words.ts';

/**
 * Keys that may be longer than another one ("ad" and "ad.view") stand flat with their dots: i18next finds them
 * so, and nested they would be a sentence and a branch at once.
 */
const flat = (labels: readonly (readonly [string, Label])[], language: Language): Messages =>
  Object.fromEntries(labels.map(([key, label]) => [key, label[language]]));

function ruleLabels(model: Model): (readonly [string, Label])[] {
  const own = model.entities.flatMap((entity) =>
    entity.rules.map(({ id, msg }) => [`${entity.names.camel}.${id}`, msg] as const),
  );
  return [...Object.entries(model.ruleMessages), ...own];
}

/** "Ad · Approve": what the operation log calls a call. */
function callLabels(model: Model): (readonly [string, Label])[] {
  const verbOf = (entity: Entity, verb: string, action: string | undefined): Label =>
    entity.actions.find(({ name, call }) => name === action || call === verb)?.label ??
    model.words[`verbs.${verb}`] ?? { zh: verb, en: verb };
  return model.entities.flatMap((entity) =>
    entity.calls.map(({ name, verb, action }) => {
      const word = verbOf(entity, verb, action);
      return [name, { zh: `${entity.label.zh} · ${word.zh}`, en: `${entity.label.en} · ${word.en}` }] as const;
    }),
  );
}

/** Returns every sentence that the schemas say, in one language. */
function messagesOf(model: Model, language: Language): Messages {
  const messages: Messages = {
    resources: Object.fromEntries(
      model.entities
        .filter(({ stored }) => stored)
        .map((entity) => [entity.names.kebabs, entityWords(entity, language)]),
    ),
    entities: flat(
      model.entities.map((entity) => [entity.names.camel, entity.label]),
      language,
    ),
    calls: flat(callLabels(model), language),
    rules: flat(ruleLabels(model), language),
    errors: Object.fromEntries(
      model.errors.filter((error) => error.console).map((error) => [error.name, error[language]]),
    ),
    permissions: flat(
      model.permissions.map(({ name, label }) => [name, label]),
      language,
    ),
  };
  for (const [key, label] of Object.entries(model.menuLabels)) put(messages, key.split('.'), label[language]);
  for (const { key, label } of model.menu) put(messages, ['menu', 'sections', key], label[language]);
  for (const { name, label } of model.pages) put(messages, ['menu', 'pages', name], label[language]);
  return messages;
}

const LANGUAGES = [
  ['zh_cn', 'zh'],
  ['en_us', 'en'],
] as const;

/** Every word of the schemas in both languages; the console loads one of them. */
export const messages: Emitter = {
  id: 'console messages',
  emit: (model) =>
    LANGUAGES.map(([name, language]) => ({
      path: `console/messages.${name}.gen.ts`,
      text: textOf(
        banner('schemas/'),
        new ImportSet(),
        `export const messages = ${literal(messagesOf(model, language))};\n`,
      ),
    })),
};
