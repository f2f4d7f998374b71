import { reports } from '#generated/model/reports.gen.ts';
import { ReportView } from './report/ReportView.tsx';

/** What was played, how often, how long and where (REP-02). */
export default function AdReport() {
  return <ReportView report={reports.adReport} />;
}
