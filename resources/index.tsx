import type { ComponentType } from 'react';
import { resources as generated } from '#generated/console/resources.gen.tsx';
import { words } from '#generated/console/words.gen.ts';
import { createEntityWords, useEntityWords, type EntityWords } from '#src/ui/entityWords.ts';
import { hmrKeep } from '#src/ui/hmrKeep.ts';
import { lazyView } from '#src/ui/lazyView.ts';
import type { OpenableView, ResourceViews, ViewProps } from '#src/ui/view.ts';

/** Overrides of generated views, written by hand: `resources/<resource>/overrides.tsx` exports `slots`. */
const overrides = import.meta.glob<{ slots: object }>('./*/overrides.tsx');

/** Overrides for forms only, which a list would load but never draw: `resources/<resource>/formOverrides.tsx`. */
const formOverrides = import.meta.glob<{ slots: object }>('./*/formOverrides.tsx');

/** Overrides for the show page only: `resources/<resource>/showOverrides.tsx`. */
const showOverrides = import.meta.glob<{ slots: object }>('./*/showOverrides.tsx');

/**
 * Views that replace a generated one, by default export: `resources/ads/AdList.tsx`, `AdShow.tsx`, `AdCreate.tsx`,
 * `AdEdit.tsx`.
 */
const replaced = import.meta.glob<{ default: ComponentType<ViewProps> }>('./*/*{List,Create,Edit,Show}.tsx');

/** A form that replaces the generated one exports both views: `AdForm.tsx` exports AdCreate and AdEdit. */
const replacedForms = import.meta.glob<Record<string, ComponentType<ViewProps>>>('./*/*Form.tsx');

/** Words of the entities, each loaded with its first view. */
export const entityWords: EntityWords = createEntityWords(words);

const VIEWS = ['List', 'Create', 'Edit', 'Show'] as const;

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns the hand-written replacement of a view, if there is one. */
function replacementOf(views: ResourceViews, view: (typeof VIEWS)[number]): OpenableView | undefined {
  const { resource, name } = views.meta;
  const whole = replaced[`./${resource}/${pascal(name)}${view}.tsx`];
  if (whole) return lazyView(whole);
  const load =
    view === 'Create' || view === 'Edit' ? replacedForms[`./${resource}/${pascal(name)}Form.tsx`] : undefined;
  if (!load || !views[view]) return undefined;
  return lazyView(async () => {
    const exported = `${pascal(name)}${view}`;
    const View = (await load())[exported];
    if (!View) throw new Error(`resources/${resource}/${pascal(name)}Form.tsx exports no ${exported}`);
    return { default: View };
  });
}

/** Passes the slots of its folder to a view; both are loaded when the view is first opened. */
function overlaid(View: OpenableView, loads: readonly (() => Promise<{ slots: object }>)[]): OpenableView {
  return lazyView(async () => {
    const [parts] = await Promise.all([Promise.all(loads.map((load) => load())), View.preload?.()]);
    const slots = Object.assign({}, ...parts.map((part) => part.slots)) as object;
    return { default: (props: ViewProps) => <View slots={slots} {...props} /> };
  });
}

/** Draws a view when the words of its entity are there: they load side by side. */
function worded(View: OpenableView, resource: string): OpenableView {
  function Worded(props: ViewProps) {
    useEntityWords(resource);
    return <View {...props} />;
  }
  // In development all words are there from the start.
  const preload = () => Promise.all([View.preload?.(), import.meta.env.DEV ? undefined : entityWords.load(resource)]);
  return Object.assign(Worded, { preload });
}

/** Returns the view made from the generated one and the files of its folder, or undefined where there is none. */
function viewOf(views: ResourceViews, view: (typeof VIEWS)[number]): OpenableView | undefined {
  const { resource } = views.meta;
  const ofForm = formOverrides[`./${resource}/formOverrides.tsx`];
  const ofShow = showOverrides[`./${resource}/showOverrides.tsx`];
  const more = { List: undefined, Create: ofForm, Edit: ofForm, Show: ofShow };
  const View = replacementOf(views, view) ?? views[view];
  const loads = [overrides[`./${resource}/overrides.tsx`], more[view]].filter((load) => load !== undefined);
  return View && worded(loads.length > 0 ? overlaid(View, loads) : View, resource);
}

const files = Object.keys({ ...overrides, ...formOverrides, ...showOverrides, ...replaced, ...replacedForms });

function join(views: ResourceViews): ResourceViews {
  const { meta } = views;
  const own = files.filter((file) => file.startsWith(`./${meta.resource}/`)).join();
  const joined: ResourceViews = { meta };
  for (const view of VIEWS) {
    const name = `${meta.resource} ${view} ${views[view] !== undefined} ${own}`;
    const View = hmrKeep(import.meta.hot, name, () => viewOf(views, view));
    if (View) joined[view] = View;
  }
  return joined;
}

/** Every entity with its views: the generated ones with their overrides and replacements. */
export const resources: readonly ResourceViews[] = generated.map(join);
