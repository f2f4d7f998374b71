import type { EntityFacts } from '../facts.ts';
import { html, type Html } from '../html.ts';
import type { Words } from '../words.ts';
import type { Diagram, DiagramEdge, DiagramState, Point } from './diagramLayout.ts';
import { actionLabel, stateLabel } from './labels.ts';

const at = ([x, y]: Point): string => `${x} ${y}`;
const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** A smooth line through points: straight at both ends, bent around each point between. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const bends = rest.slice(0, -1).map((point, index) => `Q ${at(point)} ${at(between(point, rest[index + 1]!))}`);
  return [`M ${at(first)}`, `L ${at(between(first, rest[0]!))}`, ...bends, `L ${at(last)}`].join(' ');
}

function box({ name, at: [x, y], size: [width, height] }: DiagramState, facts: EntityFacts, words: Words): Html {
  const { color, final } = facts.meta!.states!.values[name]!;
  return html`<g class="state state-${color}${final ? ' state-final' : ''}" data-state="${name}">
    <rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="6" />
    <text x="${x}" y="${y}" dy="0.36em">${stateLabel(facts, name, words)}</text></g
  >`;
}

const lineOf = ({ points, from, to, action, system }: DiagramEdge): Html =>
  html`<path
    class="${action === undefined ? 'way way-system' : 'way'}"
    data-from="${from}"
    data-to="${to}"
    data-by="${action ?? system}"
    marker-end="url(#arrow)"
    d="${curve(points)}"
  />`;

const labelOf = ({ label: [x, y], action }: DiagramEdge, facts: EntityFacts, words: Words): Html =>
  html`<text class="way-label" x="${x}" y="${y}" dy="0.36em"
    >${action === undefined ? words.text.diagram.automatic : actionLabel(facts, action, words)}</text
  >`;

/** The states and transitions of an entity as a picture; the tables beside it say the same. */
export function drawing(facts: EntityFacts, diagram: Diagram, words: Words): Html {
  const { text } = words;
  const [width, height] = diagram.size;
  const title = text.diagram.title(words.say('entities', facts.doc.name));
  return html`<figure>
    <div class="scroll drawing" role="region" tabindex="0" aria-label="${title}">
      <svg
        viewBox="0 0 ${width} ${height}"
        width="${width}"
        height="${height}"
        role="img"
        aria-labelledby="diagram-title diagram-text"
      >
        <title id="diagram-title">${title}</title>
        <desc id="diagram-text">${text.diagram.text(diagram.states.length, diagram.edges.length)}</desc>
        <defs>
          <marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M 0 0.5 L 7.5 4 L 0 7.5 z" />
          </marker>
        </defs>
        <circle class="start" cx="${diagram.start[0]![0]}" cy="${diagram.start[0]![1] - 5}" r="5" />
        <path class="way" marker-end="url(#arrow)" d="${curve(diagram.start)}" />
        ${diagram.edges.map(lineOf)} ${diagram.edges.map((edge) => labelOf(edge, facts, words))}
        ${diagram.states.map((state) => box(state, facts, words))}
      </svg>
    </div>
    <figcaption>
      <span class="key key-solid">${text.diagram.solid}</span>
      <span class="key key-dashed">${text.diagram.dashed}</span>
    </figcaption>
  </figure>`;
}
