import * as z from 'zod';
import { entityFile } from './entity.ts';
import { sharedFiles } from './shared.ts';
import { reportFile } from './report.ts';
import { widgetFile } from './widget.ts';

/** A grammar as JSON Schema: the file that each YAML names in its first line. */
interface MetaSchema {
  path: string;
  text: string;
}

function print(name: string, title: string, grammar: z.ZodType): MetaSchema {
  const schema = z.toJSONSchema(grammar, { io: 'input', unrepresentable: 'any', reused: 'ref' });
  return {
    path: `codegen/meta/${name}.schema.json`,
    text: `${JSON.stringify({ title, ...schema }, null, 2)}\n`,
  };
}

const TITLES: Readonly<Record<keyof typeof sharedFiles, string>> = {
  _permissions: 'Permissions of Vitrine: a tree of numbers and words',
  _menu: 'Sidebar and paths of both consoles',
  _enums: 'Words that entities share',
  _limits: 'Numbers with their units, and profiles of uploads',
  _errors: 'Errors with their codes, and sentences of constraints',
};

/** Returns the grammars as JSON Schema, for editors: of entity files, then of the files that no entity owns. */
export function printMetaSchemas(): MetaSchema[] {
  const shared = Object.entries(sharedFiles) as [keyof typeof sharedFiles, z.ZodType][];
  return [
    print('entity', 'An entity of Vitrine', entityFile),
    print('report', 'A report of Vitrine', reportFile),
    print('widget', 'A widget of layouts', widgetFile),
    ...shared.map(([name, grammar]) => print(name.slice(1), TITLES[name], grammar)),
  ];
}
