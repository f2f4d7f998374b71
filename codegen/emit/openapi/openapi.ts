import { typesOfDocument } from '../../typing/typing.ts';
import type { Emitter } from '../emitter.ts';
import { withoutConditions } from './conditions.ts';
import { openApiDocument } from './document.ts';
import { toYaml } from './yaml.ts';

const BANNER = 'Made by codegen from schemas/. Do not edit: change the schemas.';

/** The document for clients that are not ours, and its types. */
export const openapi: Emitter = {
  id: 'openapi',
  async emit(model) {
    const document = openApiDocument(model);
    const types = await typesOfDocument(JSON.stringify(withoutConditions(document)));
    return [
      { path: 'openapi.gen.yaml', text: `# ${BANNER}\n${toYaml(document)}` },
      { path: 'openapi.gen.d.ts', text: `// ${BANNER}\n${types}` },
    ];
  },
};
