import type { System } from '#core/entity/meta.ts';
import type { PermissionFile, SharedFile } from '../grammar/shared.ts';
import type { LoadedFile } from '../load.ts';
import { compareText, didYouMean } from '../problems.ts';
import type { Problem } from '../problems.ts';
import type { PermissionDef } from './model.ts';
import type { Label, Source } from './types.ts';

/** Verbs of an entity's own permissions, with their words in _enums.yaml. */
export const OWN_VERBS: Readonly<Record<string, string>> = {
  view: 'one',
  add: 'create',
  edit: 'update',
  delete: 'delete',
  export: 'export',
  import: 'import',
};

/** Entity that asks for permissions, with the permissions that it may declare itself. */
export interface Asker {
  entity: string;
  label: Label;
  systems: readonly System[];
  /** Verb → label: view, add … and the entity's actions. */
  own: ReadonlyMap<string, Label | undefined>;
  /** Labels from x-entity.permissions, by full permission name. */
  declared: ReadonlyMap<string, Label>;
}

/** First code numbered by codegen; lower ones are numbered by hand. */
const FIRST_OWN_CODE = 900_000;

/** Collects all permissions, and numbers those of entities that _permissions.yaml does not name. */
export class PermissionBook {
  private readonly declared = new Map<string, PermissionDef>();
  private readonly made = new Map<string, { def: PermissionDef; source: Source }>();
  private readonly problems: Problem[];
  /** Names that a schema or the code uses. */
  private readonly used: Set<string>;

  constructor(
    source: { file: LoadedFile; data: SharedFile<'_permissions'> } | undefined,
    problems: Problem[],
    quoted: ReadonlySet<string> = new Set(),
  ) {
    this.problems = problems;
    this.used = new Set(quoted);
    if (source)
      for (const [name, node] of Object.entries(source.data))
        this.addNode(source.file, name, [name], node, { systems: ['YXF'] });
  }

  private addNode(
    file: LoadedFile,
    name: string,
    path: string[],
    node: PermissionFile,
    above: Pick<PermissionDef, 'systems' | 'edition'>,
    parent?: string,
  ): readonly System[] {
    const own = node.mode ?? above.systems;
    const edition = node.edition ?? above.edition;
    const slot: PermissionDef = {
      name,
      code: node.code,
      label: node.label,
      systems: own,
      ...(edition ? { edition } : {}),
      ...(parent ? { parent } : {}),
    };
    const twin = [...this.declared.values()].find((other) => other.code === node.code);
    const at = { file: file.path, ...file.position([...path, 'code']) };
    if (twin)
      this.problems.push({
        ...at,
        code: 'duplicate-permission-code',
        message: `permission "${name}" has the code ${node.code} of "${twin.name}"`,
      });
    if (node.code >= FIRST_OWN_CODE)
      this.problems.push({
        ...at,
        code: 'permission-code',
        message: `codes from ${FIRST_OWN_CODE} on are given by codegen`,
        hint: 'take a smaller number',
      });
    this.declared.set(name, slot);
    const below = Object.entries(node.children ?? {}).map(([key, child]) =>
      this.addNode(file, `${name}.${key}`, [...path, 'children', key], child, { systems: own, edition }, name),
    );
    // A heading appears in each console where an entry below it appears.
    slot.systems = sortSystems([...own, ...below.flat()]);
    return slot.systems;
  }

  /** Checks a permission that is used somewhere; numbers one of the asker's own. */
  use(name: string, asker: Asker, source: Source, field = 'permission'): void {
    this.used.add(name);
    if (name === 'open' || name === 'public' || this.declared.has(name)) return;
    const [entity, verb = '', ...rest] = name.split('.');
    if (entity === asker.entity && rest.length === 0 && (asker.own.has(verb) || asker.declared.has(verb))) {
      this.make(name, verb, asker, source);
      return;
    }
    const own = [...asker.own.keys(), ...asker.declared.keys()].map((key) => `${asker.entity}.${key}`);
    const hint =
      didYouMean(name, ['open', 'public', ...this.declared.keys(), ...own]) ?? 'number it in _permissions.yaml';
    this.problems.push({ ...source, code: 'unknown-permission', message: `${field} "${name}" is unknown`, hint });
  }

  /** Numbers a permission declared by an entity (x-entity.permissions), even if no schema uses it: handlers may check it. */
  declare(verb: string, asker: Asker, source: Source): void {
    const name = `${asker.entity}.${verb}`;
    if (this.declared.has(name) || asker.own.has(verb))
      this.problems.push({
        ...source,
        code: 'known-permission',
        message: `"${name}" is a permission already`,
        hint: 'leave it out, or give it another name',
      });
    else this.make(name, verb, asker, source);
  }

  private make(name: string, verb: string, asker: Asker, source: Source): void {
    if (this.made.has(name)) return;
    const whole = asker.declared.get(verb);
    const word = asker.own.get(verb);
    if (!whole && !word && OWN_VERBS[verb])
      this.problems.push({
        ...source,
        code: 'missing-label',
        message: `permission "${name}" has no words`,
        hint: `add verbs.${OWN_VERBS[verb]} to _enums.yaml`,
      });
    const { label, systems, entity } = asker;
    if (!this.declared.has(entity) && !this.made.has(entity))
      this.made.set(entity, { def: { name: entity, code: codeOf(entity), label, systems }, source });
    const words = whole ?? { zh: `${word?.zh ?? verb}${label.zh}`, en: `${label.en}: ${word?.en ?? verb}` };
    this.made.set(name, { def: { name, code: codeOf(name), label: words, systems, parent: entity }, source });
  }

  /** Notes that a page of the menu asks for a permission. */
  useOfMenu(name: string): void {
    this.used.add(name);
  }

  /** Returns the consoles in which a role can have a permission; none if it is unknown. */
  systemsOf(name: string): readonly System[] {
    if (name === 'open' || name === 'public') return ['YXF', 'ADS'];
    return (this.declared.get(name) ?? this.made.get(name)?.def)?.systems ?? [];
  }

  /** Returns all permissions: those of the file in its order, then the others by name. */
  all(): PermissionDef[] {
    const byCode = new Map<number, string>();
    const made = [...this.made.values()].toSorted((a, b) => compareText(a.def.name, b.def.name));
    for (const { def, source } of made) {
      const other = byCode.get(def.code);
      if (other)
        this.problems.push({
          ...source,
          code: 'duplicate-permission-code',
          message: `permission "${def.name}" falls on the number of "${other}"`,
          hint: 'number one of them in _permissions.yaml',
        });
      byCode.set(def.code, def.name);
    }
    return this.marked([...this.declared.values(), ...made.map(({ def }) => def)]);
  }

  /**
   * Marks the permissions that guard nothing, so that no role editor offers them. Those that an entity declares itself
   * are used by its handlers; a heading is used if one below it is.
   */
  private marked(all: readonly PermissionDef[]): PermissionDef[] {
    const isUsed = ({ name }: PermissionDef): boolean =>
      this.used.has(name) || this.made.has(name) || all.some((each) => each.parent === name && isUsed(each));
    return all.map((each) => (isUsed(each) ? each : { ...each, unused: true }));
  }
}

/** Returns the systems in fixed order, without duplicates. */
export const sortSystems = (systems: readonly System[]): System[] =>
  (['YXF', 'ADS'] as const).filter((system) => systems.includes(system));

/** FNV-1a hash of the name: stable on every machine and for ever, since roles in the database store it. */
function codeOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1)
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193) >>> 0;
  return FIRST_OWN_CODE + (hash % 99_000_000);
}
