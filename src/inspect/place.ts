/** Key by which the schema line of an element is asked for. `part` and `name` are codegen's: see codegen/explain.ts. */
export interface Place {
  /** Name of the entity: "adSlot". */
  entity: string;
  part: 'column' | 'filter' | 'input' | 'value' | 'action';
  name: string;
}

/**
 * The part of React's internal record (fiber) of a component that is read here. In development it has the component's
 * name.
 */
interface Fiber {
  type: unknown;
  key: string | null;
  return: Fiber | null;
  memoizedProps: Readonly<Record<string, unknown>> | null;
}

const textAt = (value: unknown, ...path: readonly string[]): string | undefined => {
  let found = value;
  for (const step of path)
    found = typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[step] : undefined;
  return typeof found === 'string' ? found : undefined;
};

/** Part of each component, and the path in its props to the part's name. */
const PARTS: Readonly<Record<string, readonly [Place['part'], ...string[]]>> = {
  Cell: ['column', 'column', 'source'],
  CellValue: ['column', 'column', 'source'],
  FormField: ['input', 'source'],
  FilterChip: ['filter', 'def', 'source'],
  FilterEditor: ['filter', 'def', 'source'],
  ActionButton: ['action', 'action', 'name'],
  ActionMenuItem: ['action', 'action', 'name'],
};

/** Components that hold many parts, each below an element whose key is the part's name. */
const KEYED: Readonly<Record<string, Place['part']>> = {
  RecordTableHead: 'column',
  RecordRow: 'column',
  ShowSection: 'value',
};

function fiberOf(element: Element): Fiber | null {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  return key === undefined ? null : (element as unknown as Record<string, Fiber>)[key]!;
}

const nameOf = (fiber: Fiber): string => (typeof fiber.type === 'function' ? fiber.type.name : '');

function* above(element: Element): Generator<Fiber> {
  for (let fiber = fiberOf(element); fiber !== null; fiber = fiber.return) yield fiber;
}

/**
 * Returns the entity and part that an element shows, or null when it shows none. It reads React's fibers instead of
 * attributes, so the console carries no extra code for it.
 */
export function inspectedPlace(element: Element): Place | null {
  let found: Omit<Place, 'entity'> | undefined;
  let lastKey: string | undefined;
  for (const fiber of above(element)) {
    const props = fiber.memoizedProps;
    const component = nameOf(fiber);
    const [part, ...path] = PARTS[component] ?? [];
    const name = part === undefined ? undefined : textAt(props, ...path);
    if (!found && part !== undefined && name !== undefined) found = { part, name };
    const holds = KEYED[component];
    if (!found && holds !== undefined && lastKey !== undefined) found = { part: holds, name: lastKey };
    const entity = textAt(props, 'meta', 'name') ?? textAt(props, 'def', 'meta', 'name');
    if (found && entity !== undefined) return { entity, ...found };
    lastKey = fiber.key ?? lastKey;
  }
  return null;
}
