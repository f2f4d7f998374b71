import type { Issue } from '../entity/issues.ts';
import type { Values } from '../entity/rule.ts';
import { kindOf, type LayoutDocument } from './document.ts';

/** Returns an issue for each property of a document that names one of these materials, which the library has no more. */
export function materialIssues({ pages }: LayoutDocument, gone: ReadonlySet<string>): Issue[] {
  if (gone.size === 0) return [];
  return pages.flatMap(({ widgets }, page) =>
    widgets.flatMap((widget, index) => {
      const props: Values = widget.props;
      return kindOf(widget)
        .materials.filter((name) => gone.has(String(props[name])))
        .map((name) => ({ path: `pages.${page}.widgets.${index}.props.${name}`, rule: 'notFound', args: {} }));
    }),
  );
}
