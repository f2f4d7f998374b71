import { ImportSet } from '../imports.ts';
import type { LimitDef } from '../model/model.ts';
import { banner, literal, page } from './banner.ts';
import type { Emitter } from './emitter.ts';

const UNITS: Record<LimitDef['unit'], string> = {
  ms: 'milliseconds',
  bytes: 'bytes',
  fen: 'fen',
  px: 'pixels',
  count: 'count',
};

const comment = ({ unit, source }: LimitDef): string =>
  `/** In ${UNITS[unit]}${source === undefined ? '' : `; ${source.replaceAll('*/', '')}`}. */\n`;

/** Numbers that code or several entities need, in base units. */
export const limits: Emitter = {
  id: 'limits',
  emit(model) {
    const rows = model.limits.map((limit) => `${comment(limit)}export const ${limit.name} = ${limit.value};\n`);
    const uploads = model.uploads.map(({ name, maxBytes, endings }) => `${name}: ${literal({ maxBytes, endings })},\n`);
    const body = [
      "export * as limits from './limitValues.gen.ts';\n",
      `export interface UploadLimits {\n  maxBytes: number;\n  /** Without dot, in small letters. */\n  endings: readonly string[];\n}\n`,
      `/** What may be uploaded as what. */\nexport const uploads = {\n${uploads.join('')}} as const satisfies Readonly<Record<string, UploadLimits>>;\n`,
    ];
    const made = banner('schemas/_limits.yaml');
    return [
      // A constant each, since a build leaves out those that its side does not read.
      { path: 'model/limitValues.gen.ts', text: page(made, new ImportSet(), rows.join('')) },
      { path: 'model/limits.gen.ts', text: page(made, new ImportSet(), body.join('\n')) },
    ];
  },
};
