import { literal } from '../banner.ts';

/** Source text that stands for itself in a prop: a name, an arrow function. */
export class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export const code = (text: string): Code => new Code(text);

/** Data that may have source text anywhere in it. */
export type Value = string | number | boolean | undefined | Code | readonly Value[] | { readonly [key: string]: Value };

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

const KEY = /^[A-Za-z_$][\w$]*$/;

const memberOf = (key: string, text: string): string =>
  key === text ? key : `${KEY.test(key) ? key : literal(key)}: ${text}`;

/** Returns a value as source text; members without a value fall out. */
export function printed(value: Value): string {
  if (value instanceof Code) return value.text;
  if (isList(value)) return `[${value.map(printed).join(', ')}]`;
  if (typeof value === 'object') {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    return `{ ${members.map(([key, member]) => memberOf(key, printed(member))).join(', ')} }`;
  }
  return literal(value);
}

function prop(name: string, value: Value): string {
  if (name === '...') return `{...${printed(value)}}`;
  if (value === true) return name;
  // A plain text needs no braces; one with signs that JSX reads otherwise does.
  if (typeof value === 'string' && !/["\\{}<>&\n]/.test(value)) return `${name}="${value}"`;
  return `${name}={${printed(value)}}`;
}

/** Prints an element without children; props that are undefined or false fall out; '...' is spread. */
export function element(name: string, props: Readonly<Record<string, Value>>): string {
  const written = Object.entries(props).filter(([, value]) => value !== undefined && value !== false);
  return `<${[name, ...written.map(([key, value]) => prop(key, value))].join(' ')} />`;
}
