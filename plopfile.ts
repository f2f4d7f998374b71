import type { NodePlopAPI } from 'plop';
import { readFileSync } from 'node:fs';
import { isCamel, kebab } from './codegen/names.ts';
import { didYouMean } from './codegen/problems.ts';
import { addError } from './codegen/scaffold/errorCode.ts';
import { LISTS, printerTest, printerText } from './codegen/scaffold/fieldType.ts';
import { handlerFiles, handlerNames, handlerTest, handlerText, listHandler } from './codegen/scaffold/handler.ts';
import {
  noteFile,
  noteText,
  overrideFile,
  overrideTest,
  overrideTestFile,
  overrideText,
  OVERRIDDEN,
} from './codegen/scaffold/override.ts';
import { filled, newEntity, newName, Project, verdictOf } from './codegen/scaffold/project.ts';
import type { Verdict } from './codegen/scaffold/project.ts';
import { INPUT_LISTS, inputFiles } from './codegen/scaffold/input.ts';
import { firstOf, isSums, reportFile } from './codegen/scaffold/report.ts';
import { drawingFile, WIDGET_LISTS, widgetFile, widgetFiles } from './codegen/scaffold/widget.ts';
import { writePlan } from './codegen/scaffold/write.ts';
import type { Plan } from './codegen/scaffold/write.ts';

type Answers = Readonly<Record<string, string>>;

/** A question, with what its answer must be; earlier answers are at hand. */
interface Question {
  name: string;
  message: string;
  check: (project: Project, answer: string, answers: Answers) => Verdict | void;
}

interface Generator {
  name: string;
  description: string;
  questions: readonly Question[];
  plan: (project: Project, answers: Answers, template: (text: string, data: Answers) => string) => Plan;
}

const template = (file: string): string =>
  readFileSync(new URL(`./codegen/templates/${file}`, import.meta.url), 'utf8');

const text = (name: string, message: string): Question => ({
  name,
  message,
  check: (_project, answer) => filled(answer),
});

const ofEntity: Question = {
  name: 'entity',
  message: 'Entity (vehicle):',
  check: (project, answer) => void project.entity(answer),
};

const GENERATORS: readonly Generator[] = [
  {
    name: 'entity',
    description: 'a new entity: one YAML file, from which everything else follows',
    questions: [
      { name: 'name', message: 'Name in English, camelCase singular (vehicle):', check: newEntity },
      text('en', 'Label in English:'),
      text('zh', 'Label in Chinese:'),
    ],
    plan: (_project, answers, render) => ({
      added: { [`schemas/${kebab(answers['name']!)}.yaml`]: render(template('entity.yaml.hbs'), answers) },
    }),
  },
  {
    name: 'override',
    description: 'typed slots over a generated list, form or page',
    questions: [
      ofEntity,
      {
        name: 'view',
        message: `View (${OVERRIDDEN.join(', ')}):`,
        check: (_project, answer) =>
          viewOf(answer) !== undefined || `"${answer}" is no view; ${didYouMean(answer, OVERRIDDEN)!}`,
      },
    ],
    plan(project, answers) {
      const entity = project.entity(answers['entity']!);
      const view = viewOf(answers['view']!)!;
      const note = project.has(noteFile(entity)) ? {} : { [noteFile(entity)]: noteText(entity) };
      return {
        added: {
          [overrideFile(entity, view)]: overrideText(entity, view),
          ...note,
          [overrideTestFile(entity, view)]: overrideTest(entity, view),
        },
      };
    },
  },
  {
    name: 'handler',
    description: 'what a call does on the server, where it is more than the generated verb',
    questions: [
      ofEntity,
      {
        name: 'verb',
        message: 'Verb of x-calls (park):',
        check: (project, answer, answers) => void project.call(project.entity(answers['entity']!), answer),
      },
    ],
    plan(project, answers) {
      const entity = project.entity(answers['entity']!);
      const call = project.call(entity, answers['verb']!);
      const names = handlerNames(entity, call);
      const { file, test } = handlerFiles(names);
      return {
        added: { [file]: handlerText(entity, call), [test]: handlerTest(call) },
        changed: { 'server/handlers/index.ts': (index) => listHandler(index, names) },
      };
    },
  },
  {
    name: 'widget',
    description: 'a widget of layouts: its schema, how it looks, its picture in the palette',
    questions: [
      {
        name: 'name',
        message: 'Kind, camelCase (queueBoard):',
        check: (project, answer) =>
          newName(answer, 'queueBoard', (kind) => project.has(widgetFile(kind)) || project.has(drawingFile(kind))),
      },
      text('en', 'Label in English:'),
      text('zh', 'Label in Chinese:'),
    ],
    plan: (_project, answers, render) => ({
      added: {
        [widgetFile(answers['name']!)]: render(template('widget.yaml.hbs'), answers),
        ...widgetFiles(answers['name']!),
      },
      changed: listed(WIDGET_LISTS, answers['name']!),
    }),
  },
  {
    name: 'report',
    description: 'a report over sums that are kept: its measures, dimensions and chart; page and entry follow',
    questions: [
      {
        name: 'name',
        message: 'Name, camelCase, ending in Report (storeReport):',
        check: (project, answer) => {
          const verdict = newName(answer, 'storeReport', (name) => project.has(reportFile(name)));
          return verdict === true && !answer.endsWith('Report') ? `"${answer}" does not end in Report` : verdict;
        },
      },
      {
        name: 'of',
        message: 'Entity with the sums that it reads (playSum):',
        check: (project, answer) =>
          isSums(project.entity(answer)) || `${answer} has no sums by hour and day: no fields step and at`,
      },
      text('en', 'Label in English:'),
      text('zh', 'Label in Chinese:'),
    ],
    plan: (project, answers, render) => {
      const of = project.entity(answers['of']!);
      return {
        added: {
          [reportFile(answers['name']!)]: render(template('report.yaml.hbs'), { ...answers, ...firstOf(of) }),
        },
        changed: {},
      };
    },
  },
  {
    name: 'input',
    description: 'an input for a field, and what shows its value: x-widget: <name>',
    questions: [
      {
        name: 'name',
        message: 'Name, camelCase (starRating):',
        check: (project, answer) =>
          newName(answer, 'starRating', () => Object.keys(inputFiles(answer)).some((path) => project.has(path))),
      },
    ],
    plan: (_project, answers) => ({
      added: inputFiles(answers['name']!),
      changed: listed(INPUT_LISTS, answers['name']!),
    }),
  },
  {
    name: 'field-type',
    description: 'a new kind of field: a text with a form of its own, {type: string, format: <kind>}',
    questions: [
      {
        name: 'kind',
        message: 'Kind, camelCase (plate):',
        check: (project, answer) => newName(answer, 'plate', (kind) => project.has(`codegen/fields/${kind}.ts`)),
      },
      {
        name: 'pattern',
        message: 'Regular expression of the whole text (^[A-Z]{2}[0-9]{4}$):',
        check: (_project, answer) => isWhole(answer),
      },
      {
        name: 'sample',
        message: 'A value that it takes (AB1234):',
        check: (_project, answer, { pattern }) =>
          new RegExp(pattern ?? '', 'u').test(answer) || `"${answer}" is not like ${pattern}`,
      },
    ],
    plan: (_project, { kind, pattern, sample }) => ({
      added: {
        [`codegen/fields/${kind}.ts`]: printerText(kind!, pattern!, sample!),
        [`tests/codegen/fields/${kind}.test.ts`]: printerTest(kind!),
      },
      changed: listed(LISTS, kind!, sample),
    }),
  },
  {
    name: 'error',
    description: 'an error that a call can answer: its number, both languages, what to do about it',
    questions: [
      {
        name: 'name',
        message: 'Name (SLOT_IS_FULL):',
        check: (project, answer) => {
          if (!/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(answer))
            return `"${answer}" is no name: capitals, as in SLOT_IS_FULL`;
          return project.model().errors.every(({ name }) => name !== answer) || `${answer} is there already`;
        },
      },
      text('en', 'Said to the user, in English:'),
      text('zh', 'Said to the user, in Chinese:'),
      text('fixEn', 'What to do about it, in English:'),
      text('fixZh', 'What to do about it, in Chinese:'),
    ],
    plan: (_project, { name, en, zh, fixEn, fixZh }, render) => ({
      added: {
        [`tests/server/errors/${name}.test.ts`]: render(template('error.test.ts.hbs'), {
          name: name!,
          en: en!,
          zh: zh!,
        }),
      },
      changed: {
        'schemas/_errors.yaml': (file) =>
          addError(file, { name: name!, en: en!, zh: zh!, fixEn: fixEn!, fixZh: fixZh! }),
      },
    }),
  },
];

const viewOf = (word: string) => OVERRIDDEN.find((view) => view === word);

const listed = (lists: typeof LISTS, name: string, sample = ''): Plan['changed'] =>
  Object.fromEntries(Object.entries(lists).map(([path, add]) => [path, (file: string) => add(file, name, sample)]));

function isWhole(pattern: string): Verdict {
  if (!pattern.startsWith('^') || !pattern.endsWith('$'))
    return 'it begins with ^ and ends with $: a form says the whole text';
  return verdictOf(() => new RegExp(pattern, 'u').source && undefined);
}

/** Returns the usage without a terminal: `npm run new -- error --name … --en …`. */
const usageOf = ({ name, questions }: Generator): string =>
  `npm run new -- ${name} ${questions.map((question) => `--${question.name} <${question.message.replace(/:$/, '')}>`).join(' ')}`;

/**
 * Says how to answer on the command line where nobody can be asked, and ends: a prompt without a terminal would die of it.
 * Answers come in the order of the questions, or by name behind a "--".
 */
function refuseToAsk(words: readonly string[]): void {
  if (process.stdin.isTTY || words.some((word) => ['--help', '-h', '--version', '-v'].includes(word))) return;
  const at = words.findIndex((word) => GENERATORS.some(({ name }) => name === word));
  const asked = GENERATORS.find(({ name }) => name === words[at]);
  const given = words.slice(at + 1);
  const end = given.indexOf('--');
  const inOrder = (end < 0 ? given : given.slice(0, end)).filter((word) => !word.startsWith('--')).length;
  const missing = asked?.questions.slice(inOrder).filter(({ name }) => !given.includes(`--${name}`)) ?? [];
  if (asked && missing.length === 0) return;
  const said = asked
    ? `There is no terminal to ask for ${missing.map(({ name }) => name).join(', ')}. Say all at once:\n  ${usageOf(asked)}`
    : `There is no terminal to ask what is new. Say it at once, one of:\n${GENERATORS.map((each) => `  ${usageOf(each)}`).join('\n')}`;
  process.stderr.write(`${said}\n`);
  process.exit(1);
}

/** Codegen writes always and nobody edits; plop writes once and you own it. */
export default function plopfile(plop: NodePlopAPI): void {
  refuseToAsk(process.argv.slice(2));
  plop.setHelper('kebab', kebab);
  // A text of JSON is one of YAML and of TypeScript, whatever stands in it.
  plop.setHelper('quoted', (words: string) => JSON.stringify(words));
  plop.setHelper('isCamel', isCamel);
  // Read when it is used: --dest is known by then only.
  let opened: Project | null = null;
  const project = (): Project => (opened ??= new Project(plop.getDestBasePath()));
  for (const { name, description, questions, plan } of GENERATORS) {
    plop.setGenerator(name, {
      description,
      prompts: questions.map(({ name: asked, message, check }) => ({
        type: 'input',
        name: asked,
        message,
        validate: (answer: unknown, answers?: Answers) =>
          verdictOf(() => check(project(), String(answer), answers ?? {})),
      })),
      actions: [
        // plop takes answers from the command line as they are: all are looked at here once more.
        async (given) => {
          // "--en 2026" arrives as a number.
          const answers: Answers = Object.fromEntries(
            Object.entries(given as Record<string, unknown>).map(([asked, said]) => [asked, String(said)]),
          );
          const here = project();
          for (const { name: asked, check } of questions) {
            const said = verdictOf(() => check(here, answers[asked] ?? '', answers));
            if (said !== true) throw new Error(said);
          }
          return writePlan(
            here.root,
            plan(here, answers, (source, data) => plop.renderString(source, data)),
          );
        },
      ],
    });
  }
}
