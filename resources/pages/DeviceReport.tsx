import { reports } from '#generated/model/reports.gen.ts';
import { ReportView } from './report/ReportView.tsx';

/** How long screens were online (REP-02). */
export default function DeviceReport() {
  return <ReportView report={reports.deviceReport} />;
}
