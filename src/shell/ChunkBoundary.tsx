import { Component, type ReactNode } from 'react';
import type { Language } from '#core/protocol/envelope.ts';
import { BootFailure } from './BootFailure.tsx';

interface ChunkBoundaryProps {
  language: Language;
  children: ReactNode;
}

/** Catches what cannot even begin: a script of login or console that did not come, or broke at once. */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <BootFailure language={this.props.language} /> : this.props.children;
  }
}
