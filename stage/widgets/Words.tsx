import type { ReactNode } from 'react';

interface Props {
  color: string;
  background: string;
  fontSize: number;
  align?: 'left' | 'center' | 'right';
  children: ReactNode;
}

/** Box of words in one colour on another, in the middle of its height. */
export function Words({ color, background, fontSize, align = 'center', children }: Props) {
  return (
    <div className="stage-fill stage-text" style={{ color, backgroundColor: background, fontSize, textAlign: align }}>
      {children}
    </div>
  );
}
