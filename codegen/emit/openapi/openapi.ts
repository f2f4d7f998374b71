import type { Emitter } from '../emitter.ts';
import { emitCallTypes } from './callTypes.ts';
import { openApiDocument } from './document.ts';
import { toYaml } from './yaml.ts';

const BANNER = 'Made by codegen from schemas/. Do not edit: change the schemas.';

/** The document for clients that are not ours, and the types that ours have from it. */
export const openapi: Emitter = {
  id: 'openapi',
  async emit(model) {
    const document = openApiDocument(model);
    // Asked before the document is printed: another thread types it meanwhile.
    const callTypes = emitCallTypes(model, document);
    const text = `# ${BANNER}\n${toYaml(document)}`;
    return [
      { path: 'openapi.gen.yaml', text },
      { path: 'model/callTypes.gen.ts', text: await callTypes },
    ];
  },
};
