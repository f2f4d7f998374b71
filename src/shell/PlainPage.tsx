import type { ReactNode } from 'react';
import type { Brand } from '#core/brand.ts';
import { BrandMark } from '../theme/BrandMark.tsx';
import './PlainPage.css';

interface PlainPageProps {
  /** Whose page it is, where no shell around it says so. */
  brand?: Brand;

  /** A figure or word above the title, such as "404". */
  mark?: string;
  title: string;
  text: string;
  /** Links and buttons. */
  children?: ReactNode;
}

/** A page that says one thing. Plain elements, so that it is there when nothing else is. */
export function PlainPage({ brand, mark, title, text, children }: PlainPageProps) {
  return (
    <main className={brand ? 'plain-page plain-page-alone' : 'plain-page'}>
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
    </main>
  );
}
