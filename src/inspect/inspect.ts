import { inspectedPlace, type Place } from './place.ts';
import { showLines } from './panel.ts';

/** Asked of the plugin of `npm run dev` (codegen/explain.ts), which knows the schemas. */
const ADDRESS = '/__schema';

async function linesOf(place: Place): Promise<string[]> {
  const response = await fetch(`${ADDRESS}?${new URLSearchParams({ ...place }).toString()}`);
  return response.ok ? ((await response.json()) as string[]) : [];
}

/** Below a press that a disabled button would swallow: what lies under the pointer. */
const under = ({ clientX, clientY }: MouseEvent): Element | null => document.elementFromPoint(clientX, clientY);

/**
 * Alt-click shows the schema line that made what was clicked. Only in development: src/main.tsx loads this there alone.
 * What Alt-click did by itself (following a link, sorting) does not happen.
 */
export function inspect(): void {
  const ask = async (place: Place, at: MouseEvent) => showLines(place, await linesOf(place), at);
  const onClick = (event: MouseEvent) => {
    if (!event.altKey) return;
    const element = under(event);
    const place = element && inspectedPlace(element);
    if (!place) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // The press comes first and a disabled button sends nothing else; the click that follows asks no second time.
    if (event.type === 'pointerdown') void ask(place, event);
  };
  for (const type of ['pointerdown', 'mousedown', 'click'] as const)
    document.addEventListener(type, onClick, { capture: true });
}
