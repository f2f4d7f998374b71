import { constructFromEvents, EVENT_ID, getScalarValue, parseEvents, SCALAR_STYLE, YAMLException } from 'js-yaml';
import type { Event, ScalarEvent } from 'js-yaml';
import type { Path, YamlText } from './text.ts';

/** Value with its position. */
interface Place {
  start: number;
  pairs?: ReadonlyMap<string, { key: number; value: Place }>;
  items?: readonly Place[];
  /** Start of the text of a scalar, inside of its quotes. */
  valueStart?: number;
}

/** Data of a text without mistakes, and where its values stand; another thread can be sent it. */
export interface PlainYaml {
  data: unknown;
  root: Place;
}

/** Matches line ends, indents, and an anchor that runs into a bracket, which YAML libraries treat differently. */
const UNUSUAL = /[\r\t]|[&*][^\s,[\]{}]+[{[]/;

/** Matches numbers that are infinite in one library and text in the other. */
const GREAT = /^[-+.\d]+e\+?\d{3}/i;

/** Matches keys that every YAML library reads as the same text. */
const KEY = /^(?!(?:null|true|false)$)[A-Za-z_$][\w$.-]*$|^(?:0|[1-9]\d{0,8})$/i;

/** Matches quoted keys that both read as the same text: no escapes, no line ends. */
const QUOTED_KEY = /^[\w $.+-]+$/;

/**
 * Reads YAML by the events of js-yaml, which take a third of the time of the documents of `yaml`, once the longest part
 * of a cold print. Returns undefined on an error, or for syntax that the two libraries might read differently: then
 * document.ts reads it. tests/codegen/yaml/ compares the two.
 */
export function readPlain(text: string): PlainYaml | undefined {
  if (UNUSUAL.test(text)) return undefined;
  try {
    const events = parseEvents(text, {});
    const root = placeOf(events, text);
    if (root === undefined) return undefined;
    const [data] = constructFromEvents(events, { source: text });
    return { data, root };
  } catch (error) {
    if (error instanceof YAMLException) return undefined;
    throw error;
  }
}

/** Returns what `readPlain` read of a text, with the way back to it. */
export const plainText = (text: string, { data, root }: PlainYaml): YamlText => ({
  data,
  faults: [],
  offsetOf: (path, of) => offsetOf(root, path, of),
  offsetInside: (path, index) => offsetInside(root, data, text, path, index),
});

/** Reads the events of one plain document; undefined if it uses special syntax. */
function placeOf(events: readonly Event[], text: string): Place | undefined {
  let at = 0;
  const next = (): Event => events[at++]!;
  let isPlain = true;

  function scalar(event: ScalarEvent): Place {
    const { style, valueStart } = event;
    const isBlock = style === SCALAR_STYLE.LITERAL_BLOCK || style === SCALAR_STYLE.FOLDED_BLOCK;
    // A block scalar starts elsewhere, and an empty value has no position.
    if (isBlock || valueStart < 0 || event.tagStart >= 0) isPlain = false;
    if (style === SCALAR_STYLE.PLAIN && GREAT.test(text.slice(valueStart, event.valueEnd))) isPlain = false;
    return { start: style === SCALAR_STYLE.PLAIN ? valueStart : valueStart - 1, valueStart };
  }

  function value(event: Event): Place {
    switch (event.type) {
      case EVENT_ID.SCALAR:
        return scalar(event);
      case EVENT_ID.SEQUENCE:
        if (event.tagStart >= 0) isPlain = false;
        return { start: event.start, items: items() };
      case EVENT_ID.MAPPING:
        if (event.tagStart >= 0) isPlain = false;
        return { start: event.start, pairs: pairs() };
      case EVENT_ID.ALIAS:
        // The value of an alias has its own place, at its anchor.
        return { start: event.anchorStart - 1 };
      default:
        isPlain = false;
        return { start: 0 };
    }
  }

  function items(): Place[] {
    const found: Place[] = [];
    for (let event = next(); isPlain && event.type !== EVENT_ID.POP; event = next()) found.push(value(event));
    return found;
  }

  function pairs(): Map<string, { key: number; value: Place }> {
    const found = new Map<string, { key: number; value: Place }>();
    for (let event = next(); isPlain && event.type !== EVENT_ID.POP; event = next()) {
      const key = value(event);
      const scalar = event.type === EVENT_ID.SCALAR ? event : undefined;
      // The two libraries disagree on the start of a key with an anchor.
      const name = scalar && scalar.anchorStart < 0 && isPlain ? getScalarValue(text, scalar) : '';
      const isText = scalar?.style !== SCALAR_STYLE.PLAIN && QUOTED_KEY.test(name);
      if (isText || KEY.test(name)) found.set(name, { key: key.start, value: value(next()) });
      else isPlain = false;
    }
    return found;
  }

  const [document, content] = [next(), next()];
  // A text with comments only has no content.
  if (events.length < 3) return undefined;
  if (document.type !== EVENT_ID.DOCUMENT || document.explicitStart || document.explicitEnd) return undefined;
  const root = value(content);
  return isPlain && at === events.length - 1 ? root : undefined;
}

/** Follows a path as far as it exists; a missing step gives the key above it. */
function offsetOf(root: Place, path: Path, of: 'key' | 'value'): number {
  let place: Place = root;
  let key = 0;
  for (const step of path) {
    const pair = place.pairs?.get(String(step));
    const next = pair?.value ?? place.items?.[Number(step)];
    if (next === undefined) return key;
    key = pair?.key ?? next.start;
    place = next;
  }
  return of === 'key' ? key : place.start;
}

/** Only white space is folded, so the n-th visible character of the value is the n-th one in the source. */
function offsetInside(root: Place, data: unknown, text: string, path: Path, index: number): number {
  const start = offsetOf(root, path, 'value');
  let place: Place | undefined = root;
  let value = data;
  for (const step of path) {
    place = place?.pairs?.get(String(step))?.value ?? place?.items?.[Number(step)];
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
  }
  if (place?.valueStart === undefined || typeof value !== 'string') return start;
  const visible = value.slice(0, index).replace(/\s/g, '').length;
  for (let offset = place.valueStart, seen = 0; offset < text.length; offset += 1) {
    if (/\s/.test(text[offset]!)) continue;
    if (seen === visible) return offset;
    seen += 1;
  }
  return start;
}
