import type { ReportMeta } from '#core/report/meta.ts';
import { reports } from '#generated/model/reports.gen.ts';
import { ReportView } from './ReportView.tsx';

const ALL: Readonly<Record<string, ReportMeta>> = reports;

/** The page of a report by its name: what stands on it, its schema says (REP-06). */
export default function ReportPage({ name }: { name: string }) {
  const report = ALL[name];
  if (!report) throw new Error(`there is no report "${name}" in schemas/reports/`);
  return <ReportView report={report} />;
}
