import { inspectedPlace, type Place } from './place.ts';
import { showLines } from './panel.ts';

/** Address of the dev server's plugin (codegen/explain.ts), which knows the schemas. */
const ADDRESS = '/__schema';

async function linesOf(place: Place): Promise<string[]> {
  const response = await fetch(`${ADDRESS}?${new URLSearchParams({ ...place }).toString()}`);
  return response.ok ? ((await response.json()) as string[]) : [];
}

/** Returns the element below the pointer: a disabled button swallows events for what is below it. */
const under = ({ clientX, clientY }: MouseEvent): Element | null => document.elementFromPoint(clientX, clientY);

/**
 * Alt-click shows the schema line that made the clicked element. Only in development: src/main.tsx loads it only there.
 * The normal effect of Alt-click (following a link, sorting) is cancelled.
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
    // The pointer press comes first, and a disabled button sends nothing else; the click after it does not ask again.
    if (event.type === 'pointerdown') void ask(place, event);
  };
  for (const type of ['pointerdown', 'mousedown', 'click'] as const)
    document.addEventListener(type, onClick, { capture: true });
}
