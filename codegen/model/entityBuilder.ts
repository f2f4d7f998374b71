import type { System } from '#core/entity/meta.ts';
import { typeExpression } from '../expression/type.ts';
import type { Scope } from '../expression/scope.ts';
import { sqlProblems } from '../expression/toKysely.ts';
import type { Expr, ValueType } from '../expression/types.ts';
import type { EntityFile } from '../grammar/entity.ts';
import type { LoadedFile, Path } from '../load.ts';
import { namesOf } from '../names.ts';
import { didYouMean } from '../problems.ts';
import type { Problem } from '../problems.ts';
import { OWN_VERBS, sortSystems } from './permissions.ts';
import type { Asker, PermissionBook } from './permissions.ts';
import type { EntitySource, Sources } from './sources.ts';
import type { LimitDef, UploadProfile } from './model.ts';
import type { Field, Label, Names, Source } from './types.ts';
import type { Words } from './words.ts';

/** Context shared by the builders of all entities. */
export interface Shared {
  problems: Problem[];
  sources: Sources;
  words: Words;
  limits: readonly LimitDef[];
  uploads: readonly UploadProfile[];
  permissions: PermissionBook;
  /** Expression scopes of all entities, for the filters of references. */
  scopes: Map<string, Scope>;
}

/** Keys that a service must not have: it consists of calls only. */
export const NOT_OF_SERVICES = [
  'properties',
  'required',
  'x-states',
  'x-actions',
  'x-rules',
  'x-list',
  'x-form',
  'x-show',
  'x-import',
  'x-export',
] as const;

/** Builder of one entity: its file, its names, and its problems. */
export class EntityBuilder {
  readonly shared: Shared;
  readonly file: LoadedFile;
  readonly data: EntityFile;
  readonly name: string;
  readonly names: Names;
  readonly label: Label;
  readonly stored: boolean;
  /** Its calls are those of a report (schemas/reports/). */
  readonly isReport: boolean;
  private readonly isWidget: boolean;
  readonly systems: readonly System[];
  private readonly asker: Asker;

  constructor(shared: Shared, { file, data, isReport, isWidget }: EntitySource) {
    this.shared = shared;
    this.isReport = isReport === true;
    this.isWidget = isWidget === true;
    this.file = file;
    this.data = data;
    const entity = data['x-entity'];
    this.name = data.$id;
    this.names = namesOf(data.$id, entity.plural);
    this.label = entity.label;
    // A service with other keys than calls is treated as a stored entity, so that those keys are checked as well.
    this.stored = entity.storage !== 'none' || NOT_OF_SERVICES.some((key) => data[key] !== undefined);
    this.systems = sortSystems(entity.mode ?? ['YXF']);
    const own = new Map<string, Label | undefined>(
      Object.entries(OWN_VERBS).map(([verb, word]) => [verb, shared.words.verb(word)]),
    );
    for (const [action, { label }] of Object.entries(data['x-actions'] ?? {}))
      own.set(action, label ?? shared.words.verb(action));
    const declared = new Map(Object.entries(entity.permissions ?? {}));
    this.asker = { declared, entity: this.name, label: this.label, systems: this.systems, own };
    for (const verb of declared.keys())
      shared.permissions.declare(verb, this.asker, this.at(['x-entity', 'permissions', verb]));
  }

  /** Returns the position of a path in the file. */
  at(path: Path, of: 'key' | 'value' = 'key'): Source {
    return { file: this.file.path, ...this.file.position(path, of), path };
  }

  /** Returns true for a field of an entity, and false for one of an action's form or of a widget, which no table has. */
  isColumn([root]: Path): boolean {
    return root === 'properties' && !this.isWidget;
  }

  problem(path: Path, code: string, message: string, hint?: string, of: 'key' | 'value' = 'value'): void {
    this.shared.problems.push({ ...this.at(path, of), code, message, ...(hint ? { hint } : {}) });
  }

  /** Returns a field by name, or reports a problem. */
  field(fields: ReadonlyMap<string, Field>, name: string, path: Path): Field | undefined {
    const found = fields.get(name);
    if (!found)
      this.problem(path, 'unknown-field', `"${name}" is no field of ${this.name}`, didYouMean(name, fields.keys()));
    return found;
  }

  /** Reports a problem if the entity does not exist. */
  entity(name: string, path: Path): void {
    const { entityNames } = this.shared.sources;
    if (!entityNames.includes(name))
      this.problem(path, 'unknown-entity', `"${name}" is no entity`, didYouMean(name, entityNames));
  }

  /** Reports a problem if _errors.yaml has no such error. */
  error(name: string, path: Path): void {
    const known = Object.keys(this.shared.sources.shared._errors?.data.errors ?? {});
    if (known.includes(name)) return;
    const hint = didYouMean(name, known) ?? 'npm run new -- error';
    this.problem(path, 'unknown-error', `"${name}" is no error of _errors.yaml`, hint);
  }

  permission<T extends string | undefined>(name: T, path: Path): T {
    if (name !== undefined) this.shared.permissions.use(name, this.asker, this.at(path, 'value'));
    return name;
  }

  /** Type-checks an expression of this file. `engine: sql`: it must also be expressible in SQL. */
  expression(path: Path, text: string, wanted: ValueType, scope: Scope, engine: 'ts' | 'sql' = 'ts'): Expr | undefined {
    const locate = (index: number) => this.file.inside(path, index);
    const report = (index: number, code: string, message: string, hint?: string) => {
      this.shared.problems.push({ file: this.file.path, ...locate(index), code, message, ...(hint ? { hint } : {}) });
    };
    const expr = typeExpression(text, wanted, scope, report, locate);
    const unsayable = expr && engine === 'sql' ? sqlProblems(expr) : [];
    for (const { line, column, message } of unsayable)
      this.shared.problems.push({ file: this.file.path, line, column, code: 'not-in-database', message });
    return unsayable.length > 0 ? undefined : expr;
  }

  /** Returns the first label that exists; reports a problem if there is none. */
  labelled(path: Path, what: string, hint: string, ...labels: (Label | undefined)[]): Label {
    const found = labels.find((label) => label !== undefined);
    if (!found) this.problem(path, 'missing-label', `${what} has no label`, hint, 'key');
    return found ? { zh: found.zh, en: found.en } : { zh: '-', en: '-' };
  }
}
