import type { System } from '#core/entity/meta.ts';
import type { IconName } from '#core/entity/icons.ts';
import type { Entity, Label } from './types.ts';

export interface PermissionDef {
  name: string;
  code: number;
  label: Label;
  parent?: string;
  systems: readonly System[];
}

export interface PageDef {
  /** Page written by hand: src/App finds it by this name in resources/pages. */
  name: string;
  label: Label;
}

/** A path of the console, from x-entity.route, x-list.views and _menu.yaml. */
export interface RouteDef {
  path: string;
  systems: readonly System[];
  resource?: string;
  view?: string;
  page?: string;
  redirect?: string;
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
    /** One of these beside `perm`. */
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
  /** Endings without dot, lower case. */
  endings: readonly string[];
}

export interface ErrorDef {
  name: string;
  code: number;
  zh: string;
  en: string;
  field?: string;
  log: 'never' | 'info' | 'warn' | 'error';
  /** Its sentence is among the console's own: all others come with the answers. */
  console: boolean;
  /** Advice: the way to solve it. */
  fix: Label;
}

/**
 * The model that emitters see: every reference resolved, every default filled, every
 * expression typed, frozen. Emitters read nothing else; all errors were found before.
 */
export interface Model {
  entities: readonly Entity[];
  permissions: readonly PermissionDef[];
  routes: readonly RouteDef[];
  menu: readonly MenuSectionDef[];
  pages: readonly PageDef[];
  /** Message key → text, of what _menu.yaml itself labels (sections, pages, entries). */
  menuLabels: Readonly<Record<string, Label>>;
  /** Words shared by entities: standard verbs, base columns, common values. */
  words: Readonly<Record<string, Label>>;
  limits: readonly LimitDef[];
  uploads: readonly UploadProfile[];
  errors: readonly ErrorDef[];
  /** Sentences of constraints: "minLength" → "至少 {{min}} 个字符". */
  ruleMessages: Readonly<Record<string, Label>>;
}
