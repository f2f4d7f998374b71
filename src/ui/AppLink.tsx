import type { ComponentProps } from 'react';

interface AppLinkProps extends ComponentProps<'a'> {
  /** A path of the console. */
  href: string;
}

/**
 * A link within the console where a page has many: of the menu, of a row. It is a plain element that src/followLinks.ts
 * opens; react-router's own asks the router where it stands, and is drawn again with every page that is opened.
 */
export function AppLink({ children, ...rest }: AppLinkProps) {
  return (
    <a {...rest} data-route="">
      {children}
    </a>
  );
}
