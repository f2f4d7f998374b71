import type { ReactNode } from 'react';
import './plainPage.css';

interface PlainPageProps {
  /** A figure or word above the title, such as "404". */
  mark?: string;
  title: string;
  text: string;
  /** Links and buttons. */
  children?: ReactNode;
}

/** A page that says one thing. Plain elements, so that it is there when nothing else is. */
export function PlainPage({ mark, title, text, children }: PlainPageProps) {
  return (
    <main className="plain-page">
      <div>
        {mark ? <p className="plain-page-mark">{mark}</p> : null}
        <h1>{title}</h1>
        <p>{text}</p>
        <div className="plain-page-actions">{children}</div>
      </div>
    </main>
  );
}
