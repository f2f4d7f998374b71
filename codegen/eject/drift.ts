import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from '../model/model.ts';
import { changesBetween, partsOf } from './parts.ts';
import { allViews, presentText } from './view.ts';
import type { View } from './view.ts';

/** Returns the views that are owned by hand. */
const ejectedViews = (model: Model, root: string): readonly View[] =>
  allViews(model).filter(({ base }) => existsSync(join(root, base)));

/** Returns a sentence per ejected view about schema changes since its ejection; none if nothing is ejected. */
export async function ejectedDrift(model: Model, root: string): Promise<readonly string[]> {
  const views = ejectedViews(model, root);
  if (views.length === 0) return [];
  const ts = (await import('typescript')).default;
  return Promise.all(
    views.map(async (view) => {
      const { name, file, base } = view;
      if (!existsSync(join(root, file)))
        return `${name} was ejected, but ${file} is gone; run: npm run uneject -- ${name} --force`;
      const present = await presentText(model, view);
      if (present === undefined) return `${name} ejected; the schema no longer has such a view`;
      const changes = changesBetween(partsOf(ts, readFileSync(join(root, base), 'utf8')), partsOf(ts, present));
      if (changes.length === 0) return `${name} ejected, up to date with its schema`;
      const count = `${changes.length} schema change${changes.length === 1 ? '' : 's'} behind`;
      return `${name} ejected, ${count}: ${changes.join(', ')}`;
    }),
  );
}
