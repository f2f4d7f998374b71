import { createRequire } from 'node:module';
import type * as Document from './document.ts';
import { readEvents } from './events.ts';
import type { YamlText } from './text.ts';

const require = createRequire(import.meta.url);

/** Reads a text as YAML. The library that explains mistakes is loaded where there are some. */
export const readYaml = (text: string): YamlText =>
  readEvents(text) ?? (require('./document.ts') as typeof Document).readDocument(text);
