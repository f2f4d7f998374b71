import * as z from 'zod';
import { iconNames } from '#core/entity/icons.ts';
import { EDITIONS, type Edition } from '#core/entity/meta.ts';
import { closed, color, key, label, name, path, permission, size, system, words } from './closed.ts';

/** A node of the permission tree. */
export interface PermissionFile {
  code: number;
  label: { zh: string; en: string };
  mode?: ('YXF' | 'ADS')[];
  edition?: Edition;
  children?: Record<string, PermissionFile>;
}

const permissionNode: z.ZodType<PermissionFile> = z.lazy(() =>
  closed({
    code: z.number().int().positive().describe('The number on the wire; unique'),
    label,
    mode: z.array(system).min(1).describe("Default the parent's, else [YXF]").optional(),
    edition: z
      .enum(EDITIONS)
      .describe("Lowest edition of a media owner that has it; default the parent's, else all")
      .optional(),
    children: z.record(name, permissionNode).describe('Named `<parent>.<child>`').optional(),
  }),
) as z.ZodType<PermissionFile>;

const permissionsFile = z.record(name, permissionNode);

const entry = closed({
  entity: name.describe('Its list …').optional(),
  view: name.describe('… or this view of it').optional(),
  page: name.describe('A page written by hand …').optional(),
  reports: z.literal('all').describe('… or the pages of all reports that have a route').optional(),
  path: path.describe('… at this path').optional(),
  label: label.describe("For a page; else the entity's or view's").optional(),
  icon: z.enum(iconNames).describe('Picture beside its name').optional(),
  jump: z
    .string()
    .regex(/^[a-z]$/, 'a jump is one small letter')
    .describe('Typed after g it opens the entry')
    .optional(),
  bar: z.literal(true).describe('Stands in the bar at the bottom of a phone; four of a console at most').optional(),
  perm: permission.describe('For a page; default open').optional(),
  anyPerm: z.array(permission).min(1).describe('For a page: any one of these is enough').optional(),
  needs: z.literal('imports').describe('Only for who may import something: what it shows would stay empty').optional(),
});

const route = closed({
  path: path.describe("With react-router's parameters"),
  entity: name.describe('A view of this entity …').optional(),
  view: name.describe('list, create, edit, show, members or a list view').optional(),
  page: name
    .describe('… or a page written by hand; an entity beside it says for which the page stands there …')
    .optional(),
  redirect: path.describe('… or another path').optional(),
  aside: z.literal(true).describe('Opened by its address alone: links lead to the other path of the view').optional(),
  label: label.optional(),
  perm: permission.optional(),
});

const menuOfSystem = closed({
  home: path.describe('Where "/" leads'),
  sections: z
    .array(
      closed({
        key: name.describe('Its name; the message key is `menu.sections.<key>`'),
        label,
        entries: z.array(entry).describe('What stands under it, in order'),
      }),
    )
    .describe('The sidebar')
    .optional(),
  routes: z.array(route).describe('Further paths of the console').optional(),
  rest: label.describe('Heading over what is placed nowhere').optional(),
  unlisted: z.array(name).describe('Entities without an entry: another page shows their records').optional(),
});

const menuFile = closed({
  YXF: menuOfSystem.describe('Console of media owners').optional(),
  ADS: menuOfSystem.describe('Console of advertisers and agents').optional(),
});

const enumsFile = closed({
  columns: z.record(name, label).describe('Names of columns that many entities have').optional(),
  verbs: z.record(name, label).describe('Names of standard verbs').optional(),
  values: z
    .record(
      key,
      closed({
        zh: words.describe('Simplified Chinese'),
        en: words.describe('English'),
        color: color.optional(),
      }),
    )
    .describe('Words of values')
    .optional(),
});

const amount = (unit: string) => z.number().min(0).describe(`Number of ${unit}; a limit has one unit`).optional();
const limit = closed({
  ms: amount('milliseconds'),
  seconds: amount('seconds'),
  minutes: amount('minutes'),
  hours: amount('hours'),
  days: amount('days'),
  bytes: amount('bytes'),
  kB: amount('kilobytes of 1024 bytes'),
  MB: amount('megabytes of 1024 kB'),
  GB: amount('gigabytes of 1024 MB'),
  fen: amount('fen'),
  yuan: amount('yuan'),
  px: amount('pixels'),
  count: amount('things'),
  source: z.string().describe('Where the number comes from').optional(),
});

const upload = closed({
  max: size.describe('Most bytes of one file'),
  endings: z
    .array(z.string().regex(/^[a-z0-9]+$/, 'an ending is small letters and digits, without the dot'))
    .min(1)
    .describe('Endings of its files'),
  source: z.string().describe('Where the number comes from').optional(),
});

const limitsFile = z
  .object({ uploads: z.record(name, upload).describe('Profiles that x-file names').optional() })
  .catchall(limit);

const errorName = z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'an error is named in capitals');

const errorsFile = closed({
  errors: z
    .record(
      errorName,
      closed({
        code: z.number().int().negative().describe('On the wire; ours from -20001 down, never used again'),
        zh: words.describe('What people read, in Simplified Chinese'),
        en: words.describe('The same in English'),
        field: z.string().describe('Field that the console marks').optional(),
        log: z.enum(['never', 'info', 'warn', 'error']).describe('Default never').optional(),
        console: z.literal(true).describe('The console says it too, before or without a call').optional(),
        apart: z
          .literal(true)
          .describe('The console does something else where it is answered: errorCodes has it')
          .optional(),
        transient: z
          .literal(true)
          .describe('The same call may pass later with nothing changed: the console offers to try again')
          .optional(),
        fix: label.describe('What to do about it'),
      }),
    )
    .describe('Errors by name')
    .optional(),
  rules: z.record(key, label).describe('Sentences of constraints, by name').optional(),
});

/** Grammar of each file that is no entity, by file name. */
export const sharedFiles = {
  _permissions: permissionsFile,
  _menu: menuFile,
  _enums: enumsFile,
  _limits: limitsFile,
  _errors: errorsFile,
} as const;

export type SharedName = keyof typeof sharedFiles;
export type SharedFile<N extends SharedName> = z.infer<(typeof sharedFiles)[N]>;
export type MenuFile = SharedFile<'_menu'>;
