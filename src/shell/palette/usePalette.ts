import { useEffect, useState } from 'react';
import { useEvent, useNavigate } from 'react-admin';
import { usePathOf } from '../../ui/paths.ts';
import { useConsole } from '../consoleContext.ts';
import { usePlace } from '../usePlace.ts';
import { createKeyReader, isTaken, type KeyCommand } from './keyReader.ts';

/** Overlay over the page: the palette, or the list of keys. */
export type Overlay = 'palette' | 'keys';

const searchBox = (): HTMLInputElement | null => document.querySelector('main input[type="search"]');

/** Returns the open overlay and a function that opens one; listens to the keys of the whole console. */
export function usePalette(): { overlay: Overlay | null; open: (overlay: Overlay | null) => void } {
  const [overlay, open] = useState<Overlay | null>(null);
  const { routes } = useConsole();
  const { sections, route } = usePlace();
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const obey = useEvent((command: KeyCommand) => {
    if (command.kind === 'palette' || command.kind === 'keys') open(command.kind);
    if (command.kind === 'search') searchBox()?.focus();
    if (command.kind === 'jump') {
      const entry = sections.flatMap(({ entries }) => entries).find(({ jump }) => jump === command.letter);
      if (entry) navigate(entry.path);
    }
    if (command.kind === 'create' && route?.resource) {
      const path = pathOf(route.resource, 'create');
      if (path && routes.some((one) => one.path === path)) navigate(path);
    }
  });
  useEffect(() => {
    const read = createKeyReader();
    const onKey = (event: KeyboardEvent) => {
      const command = read(event, isTaken(event.target));
      if (!command) return;
      event.preventDefault();
      obey(command);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [obey]);
  return { overlay, open };
}
