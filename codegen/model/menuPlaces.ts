import type { System } from '#core/entity/meta.ts';
import { titleOf } from '#core/entity/route.ts';
import type { MenuFile } from '../grammar/shared.ts';
import type { LoadedFile, Path } from '../load.ts';
import { didYouMean } from '../problems.ts';
import type { Problem } from '../problems.ts';
import type { PermissionBook } from './permissions.ts';
import { RouteTable, targetOf, viewsOf } from './routes.ts';
import type { PageDef } from './model.ts';
import type { Entity, Label } from './types.ts';

/** Menu of one console in _menu.yaml. */
export type MenuOfSystem = NonNullable<MenuFile[System]>;

/** Targets of sidebar and paths of _menu.yaml, in both consoles: entities, their views, pages by hand, labels. */
export class MenuPlaces {
  readonly table: RouteTable;
  readonly pages = new Map<string, PageDef>();
  readonly labels: Record<string, Label> = {};
  readonly file: LoadedFile | undefined;
  readonly entities: readonly Entity[];
  readonly permissions: PermissionBook;
  private readonly problems: Problem[];

  constructor(
    file: LoadedFile | undefined,
    entities: readonly Entity[],
    permissions: PermissionBook,
    problems: Problem[],
  ) {
    this.file = file;
    this.entities = entities;
    this.permissions = permissions;
    this.problems = problems;
    this.table = new RouteTable(problems);
  }

  problem(path: Path, code: string, message: string, hint?: string): void {
    if (this.file)
      this.problems.push({
        file: this.file.path,
        ...this.file.position(path),
        code,
        message,
        ...(hint ? { hint } : {}),
      });
  }

  source(path: Path) {
    return { file: this.file?.path ?? '', ...(this.file?.position(path) ?? { line: 1, column: 1 }), path };
  }

  /** Stores a label of the menu; a key has the same text in both consoles. */
  label(key: string, label: Label, path: Path): string {
    const other = this.labels[key];
    if (other && (other.zh !== label.zh || other.en !== label.en))
      this.problem(path, 'two-labels', `"${key}" has two labels`, `it is "${other.en}" elsewhere`);
    this.labels[key] = other ?? label;
    return key;
  }

  /** Adds a page written by hand, at its path. */
  page(
    system: System,
    name: string,
    to: string,
    label: Label,
    { perm, of }: { perm: string; of: Entity | undefined },
    path: Path,
  ): void {
    const title = this.label(titleOf({ page: name }), label, [...path, 'label']);
    this.permissions.useOfMenu(perm);
    if (this.permissions.systemsOf(perm).length === 0)
      this.problem([...path, 'perm'], 'unknown-permission', `permission "${perm}" is unknown`);
    this.pages.set(name, this.pages.get(name) ?? { name, label });
    this.table.add(
      to,
      [system],
      { page: name, ...(of ? { resource: of.names.kebabs } : {}), perm, title },
      this.source(path),
    );
  }

  /** Returns the entity that an entry or a path names, if it is one of this console. */
  entity(name: string | undefined, system: System, path: Path): Entity | undefined {
    const found = this.entities.find((entity) => entity.names.camel === name);
    if (name === undefined) this.problem(path, 'menu-entry', 'this names neither entity nor page');
    else if (!found)
      this.problem(
        [...path, 'entity'],
        'unknown-entity',
        `the menu names unknown entity "${name}"`,
        didYouMean(
          name,
          this.entities.map((entity) => entity.names.camel),
        ),
      );
    else if (!found.systems.includes(system))
      this.problem([...path, 'entity'], 'not-in-system', `"${name}" is not in ${system}`, `add ${system} to its mode`);
    else return found;
    return undefined;
  }

  /** Returns whether anybody in a console can see a view. */
  isIn(system: System, entity: Entity, view: string): boolean {
    const target = targetOf(entity, view);
    return target !== undefined && this.permissions.systemsOf(target.perm ?? 'open').includes(system);
  }

  /** Like isIn; says why not. */
  hasView(system: System, entity: Entity, view: string, path: Path): boolean {
    if (this.isIn(system, entity, view)) return true;
    const perm = targetOf(entity, view)?.perm;
    if (perm)
      this.problem(
        path,
        'not-in-system',
        `nobody in ${system} can hold "${perm}", which "${view}" of ${entity.names.camel} needs`,
        `add ${system} to its mode in _permissions.yaml`,
      );
    else
      this.problem(
        path,
        'unknown-view',
        `${entity.names.camel} has no view "${view}" that a call feeds`,
        didYouMean(view, viewsOf(entity)),
      );
    return false;
  }
}
