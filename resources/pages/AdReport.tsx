import { reports } from '#generated/model/reports.gen.ts';
import { ReportView } from './report/ReportView.tsx';

/** Play report: ads, counts, durations, places (REP-02). */
export default function AdReport() {
  return <ReportView report={reports.adReport} />;
}
