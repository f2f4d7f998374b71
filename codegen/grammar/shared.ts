import * as z from 'zod';
import { iconNames } from '#core/entity/icons.ts';
import { closed, color, label, name, path, permission, size, system } from './closed.ts';

/** A node of the permission tree. */
export interface PermissionFile {
  code: number;
  label: { zh: string; en: string };
  mode?: ('YXF' | 'ADS')[];
  children?: Record<string, PermissionFile>;
}

const permissionNode: z.ZodType<PermissionFile> = z.lazy(() =>
  closed({
    code: z.number().int().positive().describe('The number on the wire; unique'),
    label,
    mode: z.array(system).min(1).describe("Default the parent's, else [YXF]").optional(),
    children: z.record(name, permissionNode).describe('Named `<parent>.<child>`').optional(),
  }),
) as z.ZodType<PermissionFile>;

const permissionsFile = z.record(name, permissionNode);

const entry = closed({
  entity: name.describe('Its list …').optional(),
  view: name.describe('… or this view of it').optional(),
  page: name.describe('A page written by hand …').optional(),
  path: path.describe('… at this path').optional(),
  label: label.describe("For a page; else the entity's or view's").optional(),
  icon: z.enum(iconNames).describe('Picture beside its name').optional(),
  jump: z
    .string()
    .regex(/^[a-z]$/, 'a jump is one small letter')
    .describe('Typed after g it opens the entry')
    .optional(),
  perm: permission.describe('For a page; default open').optional(),
});

const route = closed({
  path: path.describe("With react-router's parameters"),
  entity: name.optional(),
  view: name.describe('list, create, edit, show or a list view').optional(),
  page: name.optional(),
  redirect: path.optional(),
  label: label.optional(),
  perm: permission.optional(),
});

const menuOfSystem = closed({
  home: path.describe('Where "/" leads'),
  sections: z.array(closed({ key: name, label, entries: z.array(entry) })).optional(),
  routes: z.array(route).describe('Further paths of the console').optional(),
  rest: label.describe('Heading over what is placed nowhere').optional(),
});

const menuFile = closed({ YXF: menuOfSystem.optional(), ADS: menuOfSystem.optional() });

const enumsFile = closed({
  columns: z.record(name, label).describe('Names of columns that many entities have').optional(),
  verbs: z.record(name, label).describe('Names of standard verbs').optional(),
  values: z
    .record(z.string(), closed({ zh: z.string().min(1), en: z.string().min(1), color: color.optional() }))
    .describe('Words of values')
    .optional(),
});

const amount = z.number().min(0).optional();
const limit = closed({
  ms: amount,
  seconds: amount,
  minutes: amount,
  hours: amount,
  days: amount,
  bytes: amount,
  kB: amount,
  MB: amount,
  GB: amount,
  fen: amount,
  yuan: amount,
  px: amount,
  count: amount,
  source: z.string().describe('Where the number comes from').optional(),
});

const upload = closed({
  max: size,
  endings: z.array(z.string().regex(/^[a-z0-9]+$/, 'an ending is small letters and digits, without the dot')).min(1),
  source: z.string().optional(),
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
        zh: z.string().min(1),
        en: z.string().min(1),
        field: z.string().describe('Field that the console marks').optional(),
        log: z.enum(['never', 'info', 'warn', 'error']).describe('Default never').optional(),
        fix: label.describe('What to do about it'),
      }),
    )
    .optional(),
  rules: z.record(z.string(), label).describe('Sentences of constraints, by name').optional(),
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
