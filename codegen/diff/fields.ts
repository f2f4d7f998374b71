import type { Entity, Field } from '../model/types.ts';
import { changeOf, match, was, withoutPlaces } from './change.ts';
import type { Change } from './change.ts';

const change = changeOf('field');

/** Keywords that let fewer values through as they grow, and as they shrink. */
const GROWING = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'];
const SHRINKING = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'];
const FORMS = ['pattern', 'format', 'multipleOf', 'uniqueItems'];

const isEntered = (field: Field): boolean => field.in.has('create') || field.in.has('update');

const isNeeded = (field: Field): boolean => field.required && field.default === undefined && field.in.has('create');

/** Compares the fields of an entity in calls. */
export function compareFields(before: Entity, after: Entity): Change[] {
  const declared = ({ fields }: Entity) => fields.filter((field) => field.declared);
  const { added, removed, both } = match(declared(before), declared(after), ({ name }) => name);
  const of = ({ name }: Field) => `${after.names.camel}.${name}`;
  return [
    ...added.map((field) =>
      change(
        of(field),
        isNeeded(field) ? 'is new and required' : 'is new',
        isNeeded(field) ? 'a create without it is refused; give it a default' : undefined,
      ),
    ),
    ...removed.map((field) =>
      change(
        of(field),
        'is gone',
        isEntered(field) ? 'a payload that carries it is refused, and answers lack it' : 'answers lack it',
      ),
    ),
    ...both.flatMap(([old, now]) => compareField(of(now), old, now)),
  ];
}

function compareField(of: string, old: Field, now: Field): Change[] {
  const kind = was(old.kind, now.kind);
  if (kind) return [change(of, `kind ${kind}`, 'payloads and answers carry another type')];
  const read = was(old.perm.read, now.perm.read);
  const mode = was(old.perm.mode?.join(), now.perm.mode?.join());
  const write = was(old.perm.write, now.perm.write);
  const entered = isEntered(old) && isEntered(now);
  const when = was(withoutPlaces(old.when), withoutPlaces(now.when));
  return [
    ...operations(of, old, now),
    ...(!isNeeded(old) && isNeeded(now) && entered
      ? [change(of, 'is required', 'a create without it is refused')]
      : []),
    ...(isNeeded(old) && !isNeeded(now) ? [change(of, 'is no longer required')] : []),
    ...(entered ? constraints(of, old, now) : []),
    ...values(of, old, now),
    ...(read ? [change(of, `permission to read ${read}`, 'who lacks the new one no longer sees it')] : []),
    ...(mode ? [change(of, `consoles that read it ${mode}`, 'others no longer see it')] : []),
    ...(write ? [change(of, `permission to write ${write}`, 'who lacks the new one can no longer set it')] : []),
    ...(when ? [change(of, 'is on under another condition', 'where it is off, its value is dropped')] : []),
    ...(was(old.ref, now.ref) && was(old.ref?.to, now.ref?.to)
      ? [change(of, `refers ${was(old.ref?.to, now.ref?.to)!}`, 'ids that are kept name records of the other entity')]
      : []),
  ];
}

function operations(of: string, old: Field, now: Field): Change[] {
  const lost = [...old.in].filter((operation) => !now.in.has(operation));
  const won = [...now.in].filter((operation) => !old.in.has(operation));
  const entering = lost.filter((operation) => operation === 'create' || operation === 'update');
  const how = entering.length > 0 ? 'a payload that carries it is refused' : 'answers lack it';
  return [
    ...(lost.length > 0 ? [change(of, `is no longer in ${lost.join(', ')}`, how)] : []),
    ...(won.length > 0 ? [change(of, `is in ${won.join(', ')} too`)] : []),
  ];
}

function constraints(of: string, old: Field, now: Field): Change[] {
  const refused = 'values of before may be refused';
  return [...GROWING, ...SHRINKING, ...FORMS].flatMap((keyword) => {
    const [before, after] = [old.json[keyword], now.json[keyword]];
    const says = was(before, after);
    if (!says) return [];
    return [change(of, `${keyword} ${says}`, isNarrower(keyword, before, after) ? refused : undefined)];
  });
}

function isNarrower(keyword: string, before: unknown, after: unknown): boolean {
  if (after === undefined || after === false) return false;
  if (before === undefined || before === false) return true;
  if (typeof before !== 'number' || typeof after !== 'number') return true;
  if (keyword === 'multipleOf') return before % after !== 0;
  return SHRINKING.includes(keyword) ? after < before : after > before;
}

function values(of: string, old: Field, now: Field): Change[] {
  if (now.kind === 'state' || !old.values || !now.values) return [];
  const { added, removed } = match(old.values, now.values, ({ value }) => value);
  return [
    ...added.map(({ value }) => change(of, `may be "${value}" too`)),
    ...removed.map(({ value }) =>
      change(of, `may no longer be "${value}"`, 'rows that hold it cannot be saved, and a payload with it is refused'),
    ),
  ];
}
