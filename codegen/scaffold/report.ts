import type { Entity } from '../model/types.ts';
import { kebab } from '../names.ts';

/** Its declaration, where it stands. */
export const reportFile = (name: string): string => `schemas/reports/${kebab(name)}.yaml`;

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns whether an entity holds sums by hour and day, which reports read. */
export const isSums = ({ stored, fields }: Entity): boolean =>
  stored && ['step', 'at'].every((name) => fields.some((field) => field.name === name));

/** Returns what a new report over these sums begins with: the first figure, the first grouping, the permission. */
export function firstOf({ fields, perm }: Entity): { measure: string; by: string; named: string; perm: string } {
  const own = fields.filter(({ base, name }) => !base && name !== 'step' && name !== 'at');
  // A record that keeps its name of the moment needs no permission of its own.
  const by = own.find(({ kind, ref }) => kind === 'enum' || ref?.snapshot !== undefined);
  return {
    measure: own.find(({ kind }) => kind === 'integer')?.name ?? '',
    by: by?.name ?? '',
    named: by?.ref?.snapshot ?? '',
    perm: perm.list,
  };
}

/** Files that are written for a report beside its schema: its page. */
export const reportFiles = (name: string): Readonly<Record<string, string>> => ({
  [`resources/pages/${pascal(name)}.tsx`]: `import { reports } from '#generated/model/reports.gen.ts';
import { ReportView } from './report/ReportView.tsx';

/** The page of the report: what stands on it, its schema says. */
export default function ${pascal(name)}() {
  return <ReportView report={reports.${name}} />;
}
`,
});

/** Adds the page to the reports in the sidebar, behind the others. */
export function listReport(
  menu: string,
  { name = '', perm = '', zh = '', en = '' }: Readonly<Record<string, string>>,
): string {
  const last = /^ {8}- \{page: deviceReport, [^\n]*\n/m.exec(menu);
  if (!last) throw new Error('schemas/_menu.yaml has no entry deviceReport, behind which a report stands');
  const label = `{zh: ${JSON.stringify(zh)}, en: ${JSON.stringify(en)}}`;
  const entry = `        - {page: ${name}, path: /${kebab(name)}, perm: ${perm}, label: ${label}, icon: report}\n`;
  const at = last.index + last[0].length;
  return menu.slice(0, at) + entry + menu.slice(at);
}
