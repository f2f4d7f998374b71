import { useMemo } from 'react';
import { useNavigate, useTranslate } from 'react-admin';
import type { EntityHead } from '#core/entity/meta.ts';
import { entityHeads } from '#generated/model/entityHeads.gen.ts';
import { chooseMode } from '../../theme/mode.ts';
import { useCommandBook } from '../../ui/commands.ts';
import { useConsole } from '../consoleContext.ts';
import { THEME_CHOICES } from '../topbar/themeChoices.ts';
import { usePageTitle, usePlace } from '../usePlace.ts';
import type { PaletteItem, PaletteSource } from './items.ts';
import { useEntityIcon } from './useEntityIcon.ts';

const heads: Readonly<Record<string, EntityHead>> = entityHeads;

/** Returns all that the palette knows without asking the server: pages, new records, commands of the page, the console's own. */
export function usePaletteSource(onKeys: () => void): Omit<PaletteSource, 'records'> {
  const translate = useTranslate();
  const titleOf = usePageTitle();
  const navigate = useNavigate();
  const { routes } = useConsole();
  const { sections } = usePlace();
  const iconOf = useEntityIcon();
  const commands = useCommandBook()?.all() ?? [];
  const own = useMemo(() => {
    const pages = sections.flatMap(({ key, entries }) => {
      const heading = translate(`menu.sections.${key}`);
      return entries.map((entry): PaletteItem => {
        const label = translate(entry.label, { smart_count: 2 });
        return {
          id: `page-${entry.key}`,
          label,
          icon: entry.icon,
          ...(heading === label ? {} : { detail: heading }),
          ...(entry.jump ? { keys: ['g', entry.jump] } : {}),
          run: () => navigate(entry.path),
        };
      });
    });
    const creates = new Map<string, PaletteItem>();
    for (const route of routes) {
      if (route.view !== 'create' || !route.resource || creates.has(route.resource)) continue;
      const run = () => navigate(route.path);
      const icon = iconOf(heads[route.resource]?.name ?? '');
      creates.set(route.resource, { id: `create-${route.resource}`, label: titleOf(route), icon, run });
    }
    const looks = THEME_CHOICES.map(({ choice, label }): PaletteItem => ({
      id: `theme-${choice}`,
      label: `${translate('shell.theme')}: ${translate(label)}`,
      run: () => chooseMode(choice),
    }));
    const keys: PaletteItem = { id: 'keys', label: translate('shell.palette.keys'), keys: ['?'], run: onKeys };
    return { pages, creates: [...creates.values()], console: [...looks, keys] };
  }, [sections, routes, translate, titleOf, iconOf, navigate, onKeys]);
  return { ...own, commands };
}
