import { createRequire } from 'node:module';
import type * as Document from './document.ts';
import { plainText, readPlain } from './events.ts';
import type { YamlText } from './text.ts';

const require = createRequire(import.meta.url);

/**
 * Reads a text as YAML; `plain` is what another thread read of it already. The library that explains mistakes is loaded
 * where there are some.
 */
export function readYaml(text: string, plain = readPlain(text)): YamlText {
  return plain ? plainText(text, plain) : (require('./document.ts') as typeof Document).readDocument(text);
}
