import { ImportSet } from '../imports.ts';
import { banner, literal, page } from './banner.ts';
import type { Emitter } from './emitter.ts';

/** The reports as data: server, pages and sheets read their measures and dimensions here. */
export const reports: Emitter = {
  id: 'reports',
  emit({ reports: all }) {
    if (all.length === 0) return [];
    const imports = new ImportSet();
    const type = imports.type('ReportMeta', '#core/report/meta.ts');
    const rows = all.map((report) => `${report.name}: ${literal(report)},\n`);
    const body = [
      `/** Every report, by its name. */\nexport const reports = {\n${rows.join('')}} as const satisfies Readonly<Record<string, ${type}>>;\n`,
    ];
    return [{ path: 'model/reports.gen.ts', text: page(banner('schemas/reports/'), imports, body.join('\n')) }];
  },
};
