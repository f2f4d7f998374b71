import type { ReactNode } from 'react';
import type { Brand } from '#core/brand.ts';
import { BrandMark } from '../theme/BrandMark.tsx';
import './PlainPage.css';

interface PlainPageProps {
  /** Brand to show on a page without the shell. */
  brand?: Brand;
  /** Within the shell, whose `main` has it already. */
  isInShell?: boolean;

  /** Number or word above the title, such as "404". */
  mark?: string;
  title: string;
  text: string;
  /** Links and buttons. */
  children?: ReactNode;
}

/** A page with one message. Plain HTML elements, so that it works when nothing else does. */
export function PlainPage({ brand, isInShell = false, mark, title, text, children }: PlainPageProps) {
  const Page = isInShell ? 'div' : 'main';
  return (
    <Page className={brand ? 'plain-page plain-page-alone' : 'plain-page'}>
      {brand ? (
        <p className="plain-page-brand">
          <BrandMark brand={brand} />
          {brand.name}
        </p>
      ) : null}
      <div>
        {mark ? <p className="plain-page-mark">{mark}</p> : null}
        <h1>{title}</h1>
        <p>{text}</p>
        <div className="plain-page-actions">{children}</div>
      </div>
    </Page>
  );
}
