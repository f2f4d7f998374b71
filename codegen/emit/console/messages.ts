import { ImportSet } from '../../imports.ts';
import type { Model } from '../../model/model.ts';
import type { Entity, Label } from '../../model/types.ts';
import { banner, literal, page as textOf } from '../banner.ts';
import type { Emitter } from '../emitter.ts';
import { ownSentences } from '../rules.ts';
import { entityWords, put, type Language, type Messages } from './words.ts';

type Labels = readonly (readonly [key: string, label: Label])[];

/**
 * Keys that may be longer than another one ("ad" and "ad.view") stand flat with their dots: i18next finds them
 * so, and nested they would be a sentence and a branch at once.
 */
const flat = (labels: Labels, language: Language): Messages =>
  Object.fromEntries(labels.map(([key, label]) => [key, label[language]]));

/** Name of a call in the operation log: "Ad · Approve". */
const callLabels = ({ label: { zh, en }, calls }: Entity): Labels =>
  calls.map(({ name, label }) => [name, { zh: `${zh} · ${label.zh}`, en: `${en} · ${label.en}` }]);

/** All messages about one entity. */
interface Said {
  /** Of its pages; none where it has none. */
  words: Readonly<Record<Language, readonly (readonly [resource: string, words: Messages])[]>>;
  name: Labels;
  calls: Labels;
  rules: Labels;
}

function saidOf(entity: Entity): Said {
  const { camel, kebabs } = entity.names;
  const words = (language: Language) => (entity.stored ? [[kebabs, entityWords(entity, language)] as const] : []);
  return {
    words: { zh: words('zh'), en: words('en') },
    name: [[camel, entity.label]],
    calls: callLabels(entity),
    rules: [...entity.rules.map(({ id, msg }) => [`${camel}.${id}`, msg] as const), ...ownSentences(entity)],
  };
}

/** Returns all messages of the schemas in one language. */
function messagesOf(said: readonly Said[], model: Model, language: Language): Messages {
  const all = (key: 'name' | 'calls' | 'rules') => said.flatMap((each) => each[key]);
  const messages: Messages = {
    resources: Object.fromEntries(said.flatMap(({ words }) => words[language])),
    entities: flat(all('name'), language),
    calls: flat(all('calls'), language),
    rules: flat([...Object.entries(model.ruleMessages), ...all('rules')], language),
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
export const messages: Emitter<Said> = {
  id: 'console messages',
  parts: {
    of: saidOf,
    join: (said, model) =>
      LANGUAGES.map(([name, language]) => ({
        path: `console/messages.${name}.gen.ts`,
        text: textOf(
          banner('schemas/'),
          new ImportSet(),
          `export const messages = ${literal(messagesOf(said, model, language))};\n`,
        ),
      })),
  },
};
