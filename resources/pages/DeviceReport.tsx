import { reports } from '#generated/model/reports.gen.ts';
import { ReportView } from './report/ReportView.tsx';

/** Online time of screens (REP-02). */
export default function DeviceReport() {
  return <ReportView report={reports.deviceReport} />;
}
