import type { ComponentProps } from 'react';

interface AppLinkProps extends ComponentProps<'a'> {
  /** A path of the console. */
  href: string;
}

/**
 * Link inside the console for parts with many links: menu, rows. It is a plain `<a>` that src/ConsoleRoutes.tsx opens;
 * react-router's Link renders again at every navigation.
 */
export function AppLink({ children, ...rest }: AppLinkProps) {
  return (
    <a {...rest} data-route="">
      {children}
    </a>
  );
}
