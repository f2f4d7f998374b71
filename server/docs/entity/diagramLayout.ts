import type { ActionMeta, StatesMeta } from '#core/entity/meta.ts';

/** A point in px, from the upper left corner of the diagram. */
export type Point = readonly [x: number, y: number];

/** Box of a state; `at` is its centre. */
export interface DiagramState {
  name: string;
  at: Point;
  size: readonly [width: number, height: number];
}

/** One transition: of an action, or of the system rule with this index. */
export interface DiagramEdge {
  from: string;
  to: string;
  action?: string;
  system?: number;
  points: readonly Point[];
  /** Centre of its label. */
  label: Point;
}

/** States and transitions with their places, px. */
export interface Diagram {
  size: readonly [width: number, height: number];
  /** Line of the arrow from outside into the initial state. */
  start: readonly Point[];
  states: readonly DiagramState[];
  edges: readonly DiagramEdge[];
}

/** Words in a diagram, for which it has room. */
export interface DiagramWords {
  state(name: string): string;
  action(name: string): string;
  automatic: string;
}

type Way = Pick<DiagramEdge, 'from' | 'to' | 'action' | 'system'>;

interface Placed {
  x: number;
  y: number;
}

const WIDE = 13;
const NARROW = 7;
const STATE_HEIGHT = 32;
const STATE_PADDING = 28;
const LABEL_HEIGHT = 18;
const LABEL_PADDING = 4;
const MARGIN = 12;
/** Id of the start node; no state can have this name. */
const START = '*';

/** Estimated width of text at 13 px; Chinese characters are square. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((width, letter) => width + (letter.codePointAt(0)! > 0x2e7f ? WIDE : NARROW), 0);

/**
 * Returns all transitions: an action leads from each of its start states (without any: from all that are not final) to
 * the first of its targets; system transitions are added.
 */
function waysOf(states: StatesMeta, actions: readonly Pick<ActionMeta, 'name' | 'from' | 'to'>[]): Way[] {
  const living = Object.keys(states.values).filter((name) => !states.values[name]!.final);
  return [
    ...actions.flatMap(({ name, from = living, to: [to] = [] }) =>
      to === undefined ? [] : from.map((state): Way => ({ from: state, to, action: name })),
    ),
    ...states.system.flatMap(({ from, to }, index) => from.map((state): Way => ({ from: state, to, system: index }))),
  ];
}

const rounded = ({ x, y }: Placed): Point => [Math.round(x), Math.round(y)];

/** Lays out states and transitions with room for these words, initial state first. The same input gives the same places. */
export async function diagramOf(
  states: StatesMeta,
  actions: readonly Pick<ActionMeta, 'name' | 'from' | 'to'>[],
  words: DiagramWords,
): Promise<Diagram> {
  const { Graph, layout } = await import('@dagrejs/dagre');
  const ways = waysOf(states, actions);
  const names = Object.keys(states.values);
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 36, edgesep: 18, ranksep: 30, marginx: MARGIN, marginy: MARGIN });
  graph.setNode(START, { width: 10, height: 10 });
  for (const name of names)
    graph.setNode(name, { width: widthOf(words.state(name)) + STATE_PADDING, height: STATE_HEIGHT });
  graph.setEdge(START, states.initial, { width: 0, height: 0 });
  ways.forEach(({ from, to, action }, index) => {
    const label = action === undefined ? words.automatic : words.action(action);
    const size = { width: widthOf(label) + LABEL_PADDING, height: LABEL_HEIGHT, labelpos: 'c' };
    graph.setEdge(from, to, size, String(index));
  });
  layout(graph);
  const edge = (from: string, to: string, name?: string) =>
    graph.edge(from, to, name) as unknown as Placed & { points: Placed[] };
  const { width, height } = graph.graph() as { width: number; height: number };
  const edges = ways.map((way, index): DiagramEdge => {
    const found = edge(way.from, way.to, String(index));
    return { ...way, points: found.points.map(rounded), label: rounded(found) };
  });
  // Loops of a state to itself extend to the right, beyond the width that the layout reports.
  const right = Math.max(...edges.flatMap(({ points }) => points.map(([x]) => x + MARGIN)));
  return {
    size: [Math.ceil(Math.max(width, right)), Math.ceil(height)],
    start: edge(START, states.initial).points.map(rounded),
    states: names.map((name) => {
      const { x, y, width: own } = graph.node(name) as unknown as Placed & { width: number };
      return { name, at: rounded({ x, y }), size: [own, STATE_HEIGHT] };
    }),
    edges,
  };
}
