import type * as z from 'zod';
import type { Path } from '../load.ts';
import { nearest } from '../problems.ts';
import { RESERVED_NAME } from './reserved.ts';

type Issue = z.core.$ZodIssue;

/** One error found by the grammar. */
export interface Fault {
  path: Path;
  of: 'key' | 'value';
  code: string;
  message: string;
  hint?: string;
  /** Path to remove so that the rest can be checked. */
  drop: Path;
  /** Remove it completely: no plainer form of it is valid either. */
  whole?: boolean;
}

/** Converts an issue of zod to our messages: the error, its place, and a suggestion. `data` is the parsed value. */
export function faultsOf(issue: Issue, above: Path, data: unknown): Fault[] {
  const path: Path = [...above, ...(issue.path as Path)];
  const drop = path;
  switch (issue.code) {
    case 'unrecognized_keys': {
      const hints = issue.message.split('\n');
      return issue.keys.map((key, index) => {
        const place = [...path, key];
        return {
          path: place,
          of: 'key',
          code: 'unknown-key',
          message: `unknown key "${key}"`,
          hint: hints[index] || undefined,
          drop: place,
        };
      });
    }
    case 'invalid_union':
      return branchFaults(issue, path, data);
    case 'invalid_key':
      return [
        {
          path,
          of: 'key',
          code: issue.issues.some(isReserved) ? 'reserved-name' : 'bad-name',
          message: `"${String(path.at(-1))}": ${issue.issues[0]?.message ?? 'this is no name'}`,
          drop,
          whole: true,
        },
      ];
    default:
      return [valueFault(issue, path, data)];
  }
}

const isReserved = (issue: Issue): boolean => issue.message === RESERVED_NAME;

type Union = Extract<Issue, { code: 'invalid_union' }>;

/** Reports errors for the branch of a union whose type matches the value. */
function branchFaults(issue: Union, path: Path, data: unknown): Fault[] {
  const isRefused = (error: Issue | undefined) =>
    error?.path.length === 0 && (error.code === 'invalid_type' || error.code === 'invalid_value');
  const meant = issue.errors.find((errors) => errors.length > 0 && !isRefused(errors[0]));
  if (meant) return meant.flatMap((error) => faultsOf(error, path, data));
  const value = valueAt(data, path);
  const choice = issue.errors
    .map((errors) => errors[0])
    .find((error) => error?.code === 'invalid_value' && error.values.some((known) => typeof known === typeof value));
  if (choice) return faultsOf(choice, path, data);
  const wanted = issue.errors.flatMap((errors) => (errors[0] ? [wantedOf(errors[0])] : []));
  return [
    {
      path,
      of: 'value',
      code: 'bad-value',
      message: `${nameOf(path)} must be ${[...new Set(wanted)].join(' or ')}`,
      drop: path,
    },
  ];
}

function valueFault(issue: Issue, path: Path, data: unknown): Fault {
  const last = path.at(-1);
  if (valueAt(data, path) === undefined) {
    const isLabel = last === 'zh' || last === 'en';
    const message = isLabel
      ? `${nameOf(path.slice(0, -1))} has no text in ${last === 'zh' ? 'Chinese' : 'English'}`
      : `"${String(last)}" is missing in ${nameOf(path.slice(0, -1))}`;
    const hint = isLabel ? `add ${last}` : undefined;
    return {
      path: path.slice(0, -1),
      of: 'key',
      code: isLabel ? 'missing-label' : 'missing-key',
      message,
      hint,
      drop: isLabel ? path : path.slice(0, -1),
    };
  }
  const plain =
    issue.code === 'invalid_format' || issue.code === 'custom' ? issue.message : `must be ${wantedOf(issue)}`;
  const value = valueAt(data, path);
  const hint =
    issue.code === 'invalid_value' && typeof value === 'string' ? nearest(value, issue.values.map(String)) : undefined;
  const message = `${nameOf(path)} ${plain.startsWith('must') ? plain : `is wrong: ${plain}`}`;
  return {
    path,
    of: 'value',
    code: isReserved(issue) ? 'reserved-name' : 'bad-value',
    message,
    ...(hint ? { hint: `did you mean "${hint}"?` } : {}),
    drop: path,
  };
}

/** Longest list of choices in a message; longer lists are counted, and the nearest choice is in the hint. */
const MANY = 16;

function wantedOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return (
        {
          object: 'a map',
          record: 'a map',
          array: 'a list',
          string: 'text',
          int: 'a whole number',
          number: 'a number',
          boolean: 'true or false',
        }[issue.expected as string] ?? issue.expected
      );
    case 'invalid_value':
      return issue.values.length > MANY ? 'one of the names known' : issue.values.map(String).join(', ');
    case 'too_small':
      return issue.origin === 'string'
        ? 'text that is not empty'
        : issue.origin === 'array'
          ? `a list of at least ${issue.minimum}`
          : `at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string' ? `text of at most ${issue.maximum} characters` : `at most ${issue.maximum}`;
    default:
      return issue.message;
  }
}

/** Names a place by its last two keys, or more if the first of them is a number. */
function nameOf(path: Path): string {
  const start = path.findLastIndex((step, index) => typeof step === 'string' && index <= path.length - 2);
  return path.length === 0 ? 'the file' : `"${path.slice(Math.max(0, start)).join('.')}"`;
}

/** Returns the value at a path, or undefined. */
export function valueAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const step of path)
    value = typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[step] : undefined;
  return value;
}
