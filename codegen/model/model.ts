import type { Edition, System } from '#core/entity/meta.ts';
import type { IconName } from '#core/entity/icons.ts';
import type { ReportMeta } from '#core/report/meta.ts';
import type { Entity, Label } from './types.ts';
import type { WidgetDef } from './widgets.ts';

export interface PermissionDef {
  name: string;
  code: number;
  label: Label;
  parent?: string;
  systems: readonly System[];
  /** Lowest edition of a media owner that has it (SES-12); absent: all do. */
  edition?: Edition;
  /** It guards nothing yet: no call, field, view, page or code asks for it. */
  unused?: true;
}

export interface PageDef {
  /** Name of a hand-written page; src/App finds it in resources/pages. */
  name: string;
  label: Label;
}

/** Path of the console, from x-entity.route, x-list.views and _menu.yaml. */
export interface RouteDef {
  path: string;
  systems: readonly System[];
  resource?: string;
  view?: string;
  page?: string;
  redirect?: string;
  /** True if no link leads here: the view has another path. */
  aside?: true;
  perm?: string;
  /** Message key of its title. */
  title: string;
}

export interface MenuSectionDef {
  key: string;
  label: Label;
  systems: readonly System[];
  entries: readonly {
    key: string;
    label: string;
    path: string;
    perm?: string;
    /** Any one of these is enough, beside `perm`. */
    anyPerm?: readonly string[];
    icon?: IconName;
    jump?: string;
    bar?: true;
    systems: readonly System[];
  }[];
}

export interface LimitDef {
  name: string;
  /** In base units: milliseconds, bytes, fen, pixels, count. */
  value: number;
  unit: 'ms' | 'bytes' | 'fen' | 'px' | 'count';
  source?: string;
}

export interface UploadProfile {
  name: string;
  maxBytes: number;
  /** File extensions without dot, lower case. */
  endings: readonly string[];
}

export interface ErrorDef {
  name: string;
  code: number;
  zh: string;
  en: string;
  field?: string;
  log: 'never' | 'info' | 'warn' | 'error';
  /** The console itself shows this error, so its messages include the text; other texts come with the answers. */
  console: boolean;
  /** The console tells it from others by its code. */
  apart: boolean;
  /** The same call may pass later with nothing changed. */
  transient: boolean;
  /** Advice: the way to solve it. */
  fix: Label;
}

/**
 * Model for the emitters: every reference resolved, every default filled in, every expression typed, frozen. Emitters
 * read nothing else; all errors were found before.
 */
export interface Model {
  entities: readonly Entity[];
  /** Widgets of layouts, by kind. */
  widgets: readonly WidgetDef[];
  /** Reports, by name; their calls are those of an entity of the same name. */
  reports: readonly ReportMeta[];
  permissions: readonly PermissionDef[];
  routes: readonly RouteDef[];
  menu: readonly MenuSectionDef[];
  pages: readonly PageDef[];
  /** Labels of _menu.yaml (sections, pages, entries), by message key. */
  menuLabels: Readonly<Record<string, Label>>;
  /** Words shared by entities: standard verbs, base columns, common values. */
  words: Readonly<Record<string, Label>>;
  limits: readonly LimitDef[];
  uploads: readonly UploadProfile[];
  errors: readonly ErrorDef[];
  /** Messages of constraints: "minLength" → "至少 {{min}} 个字符". */
  ruleMessages: Readonly<Record<string, Label>>;
}
