import { Component, type ReactNode } from 'react';
import type { Language } from '#core/protocol/envelope.ts';
import { BootFailure } from './BootFailure.tsx';

interface ChunkBoundaryProps {
  language: Language;
  children: ReactNode;
}

/** Error boundary around login and console: for a script that failed to load or crashed at once. */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <BootFailure language={this.props.language} /> : this.props.children;
  }
}
