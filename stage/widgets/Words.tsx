import type { ReactNode } from 'react';

interface Props {
  color: string;
  background: string;
  fontSize: number;
  align?: 'left' | 'center' | 'right';
  /** Language of the words, where the widget has its own: read aloud by it, whatever the page around speaks. */
  language?: 'zh' | 'en';
  children: ReactNode;
}

const LANG = { zh: 'zh-CN', en: 'en-GB' } as const;

/** Box of words in one colour on another, in the middle of its height. */
export function Words({ color, background, fontSize, align = 'center', language, children }: Props) {
  return (
    <div
      className="stage-fill stage-text"
      lang={language && LANG[language]}
      style={{ color, backgroundColor: background, fontSize, textAlign: align }}
    >
      {children}
    </div>
  );
}
