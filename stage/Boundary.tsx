import { Component, type ReactNode } from 'react';

interface Props {
  /** Content inside; a different one is tried anew. */
  of: unknown;
  onFall: (error: unknown) => void;
  children: ReactNode;
}

interface State {
  isFallen: boolean;
  of: unknown;
}

/**
 * Keeps an error of what is drawn inside from taking away what is drawn around it: without one React removes the whole
 * page, and a screen is black. Nothing is drawn in its place, and whoever is around hears of it.
 */
export class Boundary extends Component<Props, State> {
  override state: State = { isFallen: false, of: this.props.of };

  static getDerivedStateFromError(): Pick<State, 'isFallen'> {
    return { isFallen: true };
  }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { of, isFallen: false };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFall(error);
  }

  override render(): ReactNode {
    return this.state.isFallen ? null : this.props.children;
  }
}
