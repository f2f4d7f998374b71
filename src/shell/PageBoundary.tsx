import { Component, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PlainPage } from './PlainPage.tsx';

interface PageBoundaryProps {
  /** Path of the page: a new path resets the error. */
  path: string;
  children: ReactNode;
}

interface PageBoundaryState {
  error: unknown;
  path: string;
}

/** Returns whether a script failed to load; each browser has a message of its own. */
const isMissingScript = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|importing a module|Failed to fetch/i.test(error.message);

function Failure({ error }: { error: unknown }) {
  const translate = useTranslate();
  const kind = isMissingScript(error) ? 'page' : 'fault';
  return (
    <PlainPage isInShell title={translate(`error.${kind}Title`)} text={translate(`error.${kind}Text`)}>
      <button type="button" className="plain-button" onClick={() => location.reload()}>
        {translate('error.retry')}
      </button>
    </PlainPage>
  );
}

/** Error boundary of a page, so that the shell stays: shows the error and a button to load again (SES-07). */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { error: null, path: this.props.path };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    props: PageBoundaryProps,
    state: PageBoundaryState,
  ): Partial<PageBoundaryState> | null {
    return props.path === state.path ? null : { error: null, path: props.path };
  }

  override render(): ReactNode {
    return this.state.error ? <Failure error={this.state.error} /> : this.props.children;
  }
}
