import { ImportSet } from '../../imports.ts';
import type { Model } from '../../model/model.ts';
import type { Entity } from '../../model/types.ts';
import { banner, entityBanner, literal, page as textOf } from '../banner.ts';
import type { Emitter } from '../emitter.ts';
import { ownSentences, rulesOf } from '../rules.ts';
import { both, flat, LANGUAGES, type Labels } from './labels.ts';
import { entityWords, put, type Language, type Messages } from './words.ts';

/** Name of a call in the operation log: "Ad · Approve". */
const callLabels = ({ label: { zh, en }, calls }: Entity): Labels =>
  calls.map(({ name, label }) => [name, { zh: `${zh} · ${label.zh}`, en: `${en} · ${label.en}` }]);

/** Words that stand before a page is drawn, on menu, tabs and buttons: what its entity is called, and its list views. */
const FIRST = ['name', 'name_one', 'name_other', 'views'];

/** All messages about one entity. */
interface Said {
  /** Its names and those of its list views; none where it has no page. */
  first: Readonly<Record<Language, readonly (readonly [resource: string, words: Messages])[]>>;
  name: Labels;
  calls: Labels;
  /** Its rules, where it has no page that they could load with. */
  rules: Labels;
}

const rulesSaid = (entity: Entity): Labels => [...rulesOf(entity), ...ownSentences(entity)];

function saidOf(entity: Entity): Said {
  const { camel, kebabs } = entity.names;
  const first = (language: Language) => (entity.stored ? [[kebabs, wordsOf(entity, language, true)] as const] : []);
  return {
    first: { zh: first('zh'), en: first('en') },
    name: [[camel, entity.label]],
    calls: callLabels(entity),
    rules: entity.stored ? [] : rulesSaid(entity),
  };
}

/** Returns those words of an entity that come first, or all the others. */
const wordsOf = (entity: Entity, language: Language, isFirst: boolean): Messages =>
  Object.fromEntries(Object.entries(entityWords(entity, language)).filter(([key]) => FIRST.includes(key) === isFirst));

/** Returns the messages of the schemas that every page has, in one language. */
function firstMessages(said: readonly Said[], model: Model, language: Language): Messages {
  const messages: Messages = {
    resources: Object.fromEntries(said.flatMap(({ first }) => first[language])),
    entities: flat(
      said.flatMap(({ name }) => name),
      language,
    ),
    rules: flat([...Object.entries(model.ruleMessages), ...said.flatMap(({ rules }) => rules)], language),
    errors: Object.fromEntries(
      model.errors.filter((error) => error.console).map((error) => [error.name, error[language]]),
    ),
  };
  for (const [key, label] of Object.entries(model.menuLabels)) put(messages, key.split('.'), label[language]);
  for (const { key, label } of model.menu) put(messages, ['menu', 'sections', key], label[language]);
  for (const { name, label } of model.pages) put(messages, ['menu', 'pages', name], label[language]);
  return messages;
}

/** Words of one entity beside its names, in both languages: they load with the first page that shows it. */
export const words: Emitter = {
  id: 'console words',
  each(entity) {
    if (!entity.stored) return [];
    const { camel, kebabs } = entity.names;
    const rules = rulesSaid(entity);
    const body = both(`${camel}Words`, (language) => ({
      resources: { [kebabs]: wordsOf(entity, language, false) },
      ...(rules.length > 0 ? { rules: flat(rules, language) } : {}),
    }));
    return [{ path: `console/${kebabs}/words.gen.ts`, text: textOf(entityBanner(entity), new ImportSet(), body) }];
  },
};

/** Words that few pages show, each kind in a file of its own: what they are about, and the widget that shows them. */
const APART = {
  callWords: { key: 'calls', widget: 'callName' },
  permissionWords: { key: 'permissions', widget: 'permissionTree' },
} as const;

const APART_FILES = ['callWords', 'permissionWords'] as const;

const storedOf = ({ entities }: Model): Entity[] => entities.filter(({ stored }) => stored);

/** Prints where the words load from that the pages of each entity show. */
function loadersOf(model: Model): string {
  const load = (file: string, name: string) => `async () => (await import('${file}')).${name}`;
  const rows = storedOf(model).map(({ names: { kebabs, camel }, fields }) => {
    const apart = APART_FILES.filter((name) => fields.some(({ widget }) => widget === APART[name].widget));
    const loads = [
      load(`./${kebabs}/words.gen.ts`, `${camel}Words`),
      ...apart.map((name) => load(`./${name}.gen.ts`, name)),
    ];
    return `'${kebabs}': [${loads.join(', ')}],\n`;
  });
  return `/** Loads the words of the pages of an entity, by its resource. */\nexport const words = {\n${rows.join('')}};\n`;
}

/** Prints all words of the schemas in one language, for whoever does not wait for a page, as the server. */
function wholeOf(model: Model, name: string): string {
  const imports = new ImportSet();
  const first = imports.value('first', `./first.${name}.gen.ts`);
  const apart = APART_FILES.map((own) => {
    const { key } = APART[own];
    return `${key}: ${imports.value(own, `./${own}.gen.ts`)}.${name}.${key},\n`;
  });
  const own = storedOf(model).map((entity) => {
    const { camel, kebabs } = entity.names;
    const said = `${imports.value(`${camel}Words`, `./${kebabs}/words.gen.ts`)}.${name}`;
    return {
      resource: `'${kebabs}': { ...${first}.resources['${kebabs}'], ...${said}.resources['${kebabs}'] },\n`,
      rules: rulesSaid(entity).length > 0 ? `...${said}.rules,\n` : '',
    };
  });
  const all = (key: 'resource' | 'rules') => own.map((each) => each[key]).join('');
  const body = `export const messages = {\n...${first},\n${apart.join('')}rules: {\n...${first}.rules,\n${all('rules')}},\nresources: {\n${all('resource')}},\n};\n`;
  return textOf(banner('schemas/'), imports, body);
}

/** Every word of the schemas in both languages; the console loads one of them, and the most by the page. */
export const messages: Emitter<Said> = {
  id: 'console messages',
  parts: {
    of: saidOf,
    join(said, model) {
      const file = (path: string, body: string) => ({
        path: `console/${path}.gen.ts`,
        text: textOf(banner('schemas/'), new ImportSet(), body),
      });
      const calls = said.flatMap((each) => each.calls);
      const permissions = model.permissions.map(({ name, label }) => [name, label] as const);
      return [
        ...LANGUAGES.flatMap(([name, language]) => [
          file(
            `first.${name}`,
            `/** Words that every page has. */\nexport const first = ${literal(firstMessages(said, model, language))};\n`,
          ),
          { path: `console/messages.${name}.gen.ts`, text: wholeOf(model, name) },
        ]),
        file(
          'callWords',
          both('callWords', (language) => ({ calls: flat(calls, language) })),
        ),
        file(
          'permissionWords',
          both('permissionWords', (language) => ({ permissions: flat(permissions, language) })),
        ),
        file('words', loadersOf(model)),
      ];
    },
  },
};
