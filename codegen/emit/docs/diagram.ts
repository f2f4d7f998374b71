import { Graph, layout } from '@dagrejs/dagre';
import type { Diagram, DiagramEdge, Point } from '#core/entity/doc.ts';
import type { Entity, Label, States } from '../../model/types.ts';

const WIDE = 13;
const NARROW = 7;
/** Step of box widths in px, so that a changed label seldom moves a whole diagram. */
const STEP = 28;

/** Estimated width of text at 13 px; Chinese characters are square. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((width, letter) => width + (letter.codePointAt(0)! > 0x2e7f ? WIDE : NARROW), 0);

/** Returns the width in px that fits a label in both languages. */
const labelWidth = ({ zh, en }: Label, padding = 0): number =>
  Math.ceil((Math.max(widthOf(zh), widthOf(en)) + padding) / STEP) * STEP;

const STATE_HEIGHT = 32;
const LABEL_HEIGHT = 18;
const MARGIN = 12;
/** Id of the start node; no state can have this name. */
const START = '*';

interface Transition {
  way: Pick<DiagramEdge, 'from' | 'to' | 'action' | 'system'>;
  words: Label;
}

const BY_ITSELF: Label = { zh: '自动', en: 'automatic' };

/**
 * Returns all transitions: an action leads from each of its start states (without any: from all that are not final) to
 * the first of its targets; system transitions are added.
 */
function transitions(entity: Entity, states: States): Transition[] {
  const living = states.values.filter(({ final }) => !final).map(({ name }) => name);
  const byAction = entity.actions.flatMap(({ name, from, to, label }) => {
    const target = to?.[0];
    if (target === undefined) return [];
    return (from ?? living).map((state): Transition => ({
      way: { from: state, to: target, action: name },
      words: label,
    }));
  });
  const bySystem = states.system.flatMap(({ from, to }, index) =>
    from.map((state): Transition => ({ way: { from: state, to, system: index }, words: BY_ITSELF })),
  );
  return [...byAction, ...bySystem];
}

const rounded = ({ x, y }: { x: number; y: number }): Point => [Math.round(x), Math.round(y)];

interface Placed {
  x: number;
  y: number;
}
interface Drawn extends Placed {
  points: Placed[];
}

/** Cache of layouts: in watch mode most edits change no state. */
const known = new Map<string, Diagram>();

/** Lays out the states of an entity, initial state first. Deterministic. */
export function diagramOf(entity: Entity, states: States): Diagram {
  const ways = transitions(entity, states);
  const boxes = states.values.map(({ name, label }) => ({ name, width: labelWidth(label, 28) }));
  const labels = ways.map(({ words }) => labelWidth(words, 4));
  const key = JSON.stringify([states.initial, boxes, ways.map(({ way }) => way), labels]);
  const before = known.get(key);
  if (before !== undefined) return before;
  const diagram = place(states.initial, boxes, ways, labels);
  known.set(key, diagram);
  return diagram;
}

function place(
  initial: string,
  boxes: readonly { name: string; width: number }[],
  ways: readonly Transition[],
  labels: readonly number[],
): Diagram {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 36, edgesep: 18, ranksep: 30, marginx: MARGIN, marginy: MARGIN });
  graph.setNode(START, { width: 10, height: 10 });
  for (const { name, width } of boxes) graph.setNode(name, { width, height: STATE_HEIGHT });
  graph.setEdge(START, initial, { width: 0, height: 0 });
  ways.forEach(({ way: { from, to } }, index) => {
    const size = { width: labels[index]!, height: LABEL_HEIGHT, labelpos: 'c' };
    graph.setEdge(from, to, size, String(index));
  });
  layout(graph);
  const edge = (from: string, to: string, name?: string) => graph.edge(from, to, name) as unknown as Drawn;
  const { width, height } = graph.graph() as { width: number; height: number };
  const edges = ways.map(({ way }, index) => {
    const found = edge(way.from, way.to, String(index));
    return { ...way, points: found.points.map(rounded), label: rounded(found) };
  });
  // Loops of a state to itself extend to the right, beyond the width that the layout reports.
  const right = Math.max(...edges.flatMap(({ points }) => points.map(([x]) => x + MARGIN)));
  return {
    size: [Math.ceil(Math.max(width, right)), Math.ceil(height)],
    start: edge(START, initial).points.map(rounded),
    states: boxes.map(({ name, width: own }) => ({
      name,
      at: rounded(graph.node(name) as unknown as Placed),
      size: [own, STATE_HEIGHT],
    })),
    edges,
  };
}
