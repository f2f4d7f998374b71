import { useId } from 'react';
import { useLocaleState } from 'react-admin';
import { builtinIn, builtinLayouts, emptyLayout, type BuiltinLayout } from '#core/layout/builtin.ts';
import { PagePicture } from '../parts/layout/PagePicture.tsx';

const templatesIn = (language: 'zh' | 'en'): readonly BuiltinLayout[] =>
  [emptyLayout, ...builtinLayouts].map((one) => ({ ...one, document: builtinIn(one, language) }));

const TEMPLATES = { zh: templatesIn('zh'), en: templatesIn('en') } as const;

/** Returns the arrangements to begin with, their pages and areas named in the console's language. */
export function useTemplates(): readonly BuiltinLayout[] {
  const [locale] = useLocaleState();
  return TEMPLATES[locale === 'zh_cn' ? 'zh' : 'en'];
}

interface TemplatesProps {
  /** Key of the one that the layout is as; null where it is as none. */
  chosen: string | null;
  onChoose: (template: BuiltinLayout) => void;
}

/** Arrangements to begin with, as pictures of one choice; stands in a group with a name. */
export function Templates({ chosen, onChoose }: TemplatesProps) {
  const [locale] = useLocaleState();
  const templates = useTemplates();
  const name = useId();
  return (
    <div className="layout-templates">
      {templates.map((template) => {
        const { key, label, document } = template;
        const [page] = document.pages;
        return (
          <label key={key} className={key === chosen ? 'layout-template layout-template-chosen' : 'layout-template'}>
            <input
              type="radio"
              name={name}
              value={key}
              checked={key === chosen}
              onChange={() => onChoose(template)}
              className="visually-hidden"
            />
            {page ? <PagePicture document={document} page={page} /> : null}
            {locale === 'zh_cn' ? label.zh : label.en}
          </label>
        );
      })}
    </div>
  );
}
