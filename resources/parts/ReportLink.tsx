import ReportIcon from '@mui/icons-material/AssessmentOutlined';
import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useCan } from '#src/ui/permission.ts';
import { bothLanguages, useSentences } from '#src/ui/sentences.ts';

export const reportLinkSentences = bothLanguages(
  { reportLink: { report: 'Report' } },
  { reportLink: { report: '统计' } },
);

interface ReportLinkProps {
  /** Dimension of the ad report that the record stands for. */
  by: 'ad' | 'plan' | 'screen' | 'store';
  /** Permission that the dimension needs beside that of the report. */
  perm?: string;
}

/** Leads from a record to the ad report, narrowed to it (REP-06). */
export function ReportLink({ by, perm }: ReportLinkProps) {
  const translate = useSentences(reportLinkSentences);
  const record = useRecordContext();
  const may = [useCan('report.ad'), useCan(perm)].every(Boolean);
  if (!record || !may) return null;
  const only = [{ by, key: String(record.id), name: String(record['name'] ?? record.id) }];
  return (
    <Button
      component={Link}
      to={`/ad_report?only=${encodeURIComponent(JSON.stringify(only))}`}
      color="inherit"
      startIcon={<ReportIcon />}
    >
      {translate('reportLink.report')}
    </Button>
  );
}
