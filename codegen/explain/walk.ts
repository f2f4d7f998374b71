import type { Loaded, LoadedFile } from '../load.ts';
import type { Model } from '../model/model.ts';
import type { Entity, Source } from '../model/types.ts';
import { descend, find, settled } from './document.ts';
import type { Spot } from './document.ts';
import { factsOf, GROUP_PATHS } from './facts.ts';
import type { Fact, Group } from './facts.ts';
import { PLACES, ROLES, SHARED, SUFFIXES, WORDS } from './words.ts';

/** Order in which a name is looked up where nothing says what it is. */
const GROUPS: readonly Group[] = ['fields', 'actions', 'states', 'calls', 'form', 'rules', 'views', 'show'];

/** Goes down a trail of printed names, and knows at each step which place of the schemas they come from. */
export class Walk {
  private readonly model: Model;
  private readonly files: ReadonlyMap<string, LoadedFile>;
  private readonly words: Readonly<Record<string, Group>>;
  private entity: Entity | undefined;
  private facts: Readonly<Record<Group, readonly Fact[]>> | undefined;
  private shared: LoadedFile | undefined;
  private group: Group | undefined;
  private fact: Fact | undefined;
  private at: Spot | undefined;

  /** `path` is that of the printed file below generated/. */
  constructor(model: Model, loaded: Loaded, path: string) {
    this.model = model;
    this.files = new Map(loaded.files.map((file) => [file.path, file]));
    this.words = Object.assign(
      {},
      WORDS,
      ...ROLES.filter(({ of }) => of.test(path))
        .map(({ words }) => words)
        .toReversed(),
    ) as Record<string, Group>;
    const parts = path.split('/').map((part) => part.replace(/\.gen\.\w+$/, ''));
    const owner = model.entities.find(({ names }) => parts.includes(names.kebabs));
    if (owner) this.enter(owner);
    else this.share(parts.at(-1)!);
  }

  step(name: string | number): void {
    if (typeof name === 'number') this.at = (this.at && descend(this.at, name)) ?? this.at;
    else if (this.shared) this.at = find(this.shared, name) ?? this.ofEntity(name) ?? this.at;
    else if (!this.entity) this.findEntity(name);
    else if (this.fact) this.inFact(this.fact, name);
    else this.inEntity(name);
  }

  /** Returns where the walk has led, and where the field stands that is shown or asked for there. */
  places(): readonly Spot[] {
    const spots = [this.at ?? this.top(), this.fact?.field && this.spotOf(this.fact.field.source)];
    return spots.filter((spot) => spot !== undefined);
  }

  private top(): Spot | undefined {
    if (this.entity) return this.spotOf(this.entity.source);
    return this.shared && { file: this.shared, path: [] };
  }

  private spotOf(source: Source): Spot | undefined {
    const file = this.files.get(source.file);
    return file && settled({ file, path: source.path });
  }

  private enter(entity: Entity): void {
    this.entity = entity;
    this.facts = factsOf(entity);
  }

  /** "ad.startLead", a rule of an entity, or "vehicle.view", a permission that only its entity names. */
  private ofEntity(name: string): Spot | undefined {
    const [camel, part] = name.split('.');
    const entity = this.model.entities.find(({ names }) => names.camel === camel);
    const file = entity && this.files.get(entity.source.file);
    const rule = entity?.rules.find(({ id }) => id === part);
    if (rule) return this.spotOf(rule.source);
    return file && (find(file, name) ?? this.spotOf(entity.source));
  }

  private share(name: string): boolean {
    if (!Object.hasOwn(SHARED, name)) return false;
    this.shared = this.files.get(`schemas/${SHARED[name]}.yaml`);
    return this.shared !== undefined;
  }

  private findEntity(name: string): void {
    const { entities } = this.model;
    const called = entities.find((each) => each.calls.some((call) => call.name === name || call.paths.includes(name)));
    if (called) {
      this.enter(called);
      this.choose(
        this.facts!.calls.find(({ name: verb }) =>
          called.calls.some((call) => call.verb === verb && (call.name === name || call.paths.includes(name))),
        )!,
      );
      return;
    }
    const exact = entities.find(({ names }) => Object.values(names).includes(name));
    if (exact) return this.enter(exact);
    if (this.share(name)) return;
    const bare = name.replace(/^(build|Stored)/, '');
    const prefixed = entities
      .filter(({ names }) =>
        [names.camel, names.pascal].some((each) => bare.startsWith(each) && /^([A-Z]|$)/.test(bare.slice(each.length))),
      )
      .toSorted((a, b) => b.names.camel.length - a.names.camel.length)[0];
    if (prefixed) {
      this.enter(prefixed);
      this.suffix(bare.slice(prefixed.names.camel.length));
    }
  }

  private inFact(fact: Fact, name: string): void {
    const own = this.at && descend(this.at, name);
    // Within a list of names its members come first; elsewhere a field may be called like a key.
    const isList = own !== undefined && typeof own.path.at(-1) === 'number';
    const inner = fact.inner?.find((each) => each.name === name);
    if (inner && !isList) return this.choose(inner);
    this.at = own ?? this.valueOf(fact, name) ?? this.at;
  }

  /** What a fact owes to its field: a keyword, a word of one of its values, that it is required. */
  private valueOf(fact: Fact, name: string): Spot | undefined {
    if (name === 'required') return this.requiredBy(fact);
    const field = fact.field ? this.spotOf(fact.field.source) : this.at;
    const below = field && fact.field && descend(field, name);
    if (!field || below) return below;
    const states = this.entity?.states?.field === fact.name ? this.facts!.states : [];
    const state = states.find((each) => each.name === name);
    if (state) return this.spotOf(state.source);
    return ['x-enum', 'enum'].flatMap((key) => {
      const values = descend(field, key);
      return (values && descend(values, name)) ?? [];
    })[0];
  }

  /** `required` stands in the list of the entity, not at the field. */
  private requiredBy(fact: Fact): Spot | undefined {
    const file = this.entity && this.files.get(this.entity.source.file);
    return file && descend({ file, path: ['required'] }, fact.name);
  }

  private inEntity(name: string): void {
    const facts = this.facts!;
    const own = name.startsWith(`${this.entity!.names.camel}.`)
      ? name.slice(this.entity!.names.camel.length + 1)
      : name;
    const member = this.group && facts[this.group].find((each) => each.name === own);
    if (member) return this.choose(member);
    if (this.group === undefined && /^name(_one|_other)?$/.test(name)) {
      this.at = this.spotOf({ ...this.entity!.source, path: ['x-entity', 'label'] });
      return;
    }
    const word = Object.hasOwn(this.words, name) ? this.words[name] : undefined;
    if (word) return this.open(word);
    const file = this.files.get(this.entity!.source.file)!;
    const unnamed = [...(this.at ? [this.at] : []), ...PLACES.map((path): Spot => ({ file, path }))];
    const any = GROUPS.flatMap((group) => facts[group].filter((each) => each.name === name))[0];
    if (any && this.group !== undefined) return this.choose(any);
    for (const spot of unnamed) {
      const found = descend(spot, name);
      if (found) {
        this.at = found;
        return;
      }
    }
    if (any) return this.choose(any);
    const { camel } = this.entity!.names;
    if (name.toLowerCase().startsWith(camel.toLowerCase())) this.suffix(name.slice(camel.length));
  }

  private suffix(text: string): void {
    if (Object.hasOwn(SUFFIXES, text)) {
      const meaning = SUFFIXES[text]!;
      if (typeof meaning === 'string') return this.open(meaning);
      this.open(meaning.group);
      const file = this.files.get(this.entity!.source.file);
      if (file && meaning.path) this.at = settled({ file, path: meaning.path });
      return;
    }
    // AdRejectForm, SessionLoginInput: the action or call in the middle.
    const verb = /^(\w+?)(Form|Input|Output)$/.exec(text)?.[1];
    const name = verb && verb.charAt(0).toLowerCase() + verb.slice(1);
    const found = [...this.facts!.actions, ...this.facts!.calls].find((each) => each.name === name);
    if (found) this.choose(found);
  }

  private open(group: Group): void {
    this.group = group;
    const file = this.files.get(this.entity!.source.file);
    const spot = file && settled({ file, path: GROUP_PATHS[group] });
    if (spot && spot.path.length > 0) this.at = spot;
  }

  private choose(fact: Fact): void {
    this.fact = fact;
    this.at = this.spotOf(fact.source);
  }
}
