import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router-dom';
import type { ReportMeta } from '#core/report/meta.ts';
import { reports } from '#generated/model/reports.gen.ts';
import { Notice } from '#src/ui/page/Notice.tsx';
import { useCanSee } from '#src/ui/permission.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { ReportView } from './report/ReportView.tsx';
import { reportSentences } from './report/sentences.ts';
import { useWords } from './report/values.ts';

const ALL: readonly ReportMeta[] = Object.values(reports);

/** All statistics in one place: ads, screens and passers-by, as far as the session may see them (REP-01). */
export default function DataReport() {
  const translate = useSentences(reportSentences);
  const words = useWords();
  const [search, setSearch] = useSearchParams();
  const open = ALL.filter(useCanSee());
  const report = open.find(({ name }) => name === search.get('of')) ?? open[0];
  if (!report) return <Notice title={translate('report.none')} text={translate('report.noneText')} />;
  const choose = (name: string) => {
    const next = new URLSearchParams({ of: name });
    for (const kept of ['period', 'from', 'to']) {
      const value = search.get(kept);
      if (value !== null) next.set(kept, value);
    }
    setSearch(next, { replace: true });
  };
  const tabs = (
    <Tabs
      value={report.name}
      onChange={(_event, name: string) => choose(name)}
      aria-label={translate('report.tabs')}
      sx={{ mb: 2 }}
    >
      {open.map(({ name, label }) => (
        <Tab key={name} value={name} label={words(label)} />
      ))}
    </Tabs>
  );
  return <ReportView key={report.name} report={report} tabs={tabs} />;
}
