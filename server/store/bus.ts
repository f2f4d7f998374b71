import { EventEmitter } from 'node:events';
import type { Bus } from './types.ts';

/** The bus of a store that has one process: a word reaches its listeners at once. */
export class LocalBus implements Bus {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  publish(topic: string, text: string): void {
    this.#emitter.emit(topic, text);
  }

  subscribe(topic: string, listener: (text: string) => void): () => void {
    this.#emitter.on(topic, listener);
    return () => this.#emitter.off(topic, listener);
  }
}
