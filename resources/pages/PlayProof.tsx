import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetIdentity } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { reports } from '#generated/model/reports.gen.ts';
import { useFormats } from '#src/ui/format.ts';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { Notice } from '#src/ui/page/Notice.tsx';
import { PageHeader } from '#src/ui/page/PageHeader.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { ReportTable } from './report/ReportTable.tsx';
import { reportSentences } from './report/sentences.ts';
import { SheetButton } from './report/SheetButton.tsx';
import { useOpenDimensions } from './report/useOpenDimensions.ts';
import { isComplete, measuresOf, useChoice, useNarrowedNames, useReport } from './report/useReport.ts';
import { useStepText, useWords } from './report/values.ts';
import './report/report.css';

const { adReport } = reports;

/** Printable proof of play of a period, for the advertiser: the tables add up to the same total (REP-01). */
export default function PlayProof() {
  const translate = useSentences(reportSentences);
  const words = useWords();
  const { date, instant } = useFormats();
  const stepText = useStepText();
  const { identity } = useGetIdentity();
  const { search } = useLocation();
  const dimensions = useOpenDimensions(adReport);
  const [choice] = useChoice(adReport, dimensions);
  const isWhole = isComplete(choice);
  const byAd = useReport(adReport, { ...choice, by: 'ad', step: 'day' }, dimensions);
  const byScreen = useReport(adReport, { ...choice, by: 'screen', step: 'day' }, dimensions);
  const narrowed = useNarrowedNames(adReport, choice, dimensions);
  const error = byAd.error ?? byScreen.error ?? narrowed.error;
  const [ads, screens, names] = [byAd.data, byScreen.data, narrowed.names];
  const isThere = ads && screens && names;
  const retry = () => void Promise.all([byAd.refetch(), byScreen.refetch(), narrowed.refetch()]);
  const others = (count: number) => translate('report.others', { count });
  return (
    <>
      <div className="report-unprinted">
        <PageHeader
          title={translate('report.proofTitle')}
          back={`/ad_report${search}`}
          actions={
            <>
              {/* Its screens and days, as a program reads them. */}
              <SheetButton
                report={adReport}
                choice={{ ...choice, by: 'screen', step: 'day' }}
                dimensions={dimensions}
                name={translate('report.proofTitle')}
                disabled={!isThere}
              />
              <Button
                variant="contained"
                startIcon={<PrintOutlined />}
                disabled={!isThere}
                onClick={() => window.print()}
              >
                {translate('report.print')}
              </Button>
            </>
          }
        />
      </div>
      {error && !isThere ? <ErrorNotice title={translate('report.failed')} error={error} onRetry={retry} /> : null}
      {isWhole ? null : (
        <Notice
          title={translate('report.choose')}
          action={
            <Button variant="outlined" component={Link} to={`/ad_report${search}`}>
              {translate('report.chooseDays')}
            </Button>
          }
        />
      )}
      {isWhole && !error && !isThere ? <Skeleton variant="rounded" height={480} /> : null}
      {isThere ? (
        <article className="report-proof">
          <header className="report-proof-head">
            <Typography variant="h1" component="p">
              {translate('report.proofTitle')}
            </Typography>
            <Typography color="text.secondary">
              {translate('report.proofOf', { from: date(ads.from), to: date(ads.to) })}
            </Typography>
          </header>
          <dl>
            <dt>{translate('report.proofFor')}</dt>
            <dd>{[identity?.['companyName'], ...names].filter(Boolean).join(' · ')}</dd>
          </dl>
          {[
            { title: 'proofByAd', by: 'ad', answer: ads },
            { title: 'proofByScreen', by: 'screen', answer: screens },
          ].map(({ title, by, answer }) => (
            <section key={title}>
              <h2>{translate(`report.${title}`)}</h2>
              <ReportTable
                caption={translate(`report.${title}`)}
                first={words(adReport.dimensions.find(({ name }) => name === by)!.label)}
                measures={measuresOf(adReport, answer)}
                lines={[
                  ...answer.rows.map(({ key, ...line }) => ({ id: key ?? '', ...line })),
                  ...(answer.others ? [{ ...answer.others, id: 'others', name: others(answer.others.count) }] : []),
                ]}
                total={answer.total}
              />
            </section>
          ))}
          <section>
            <h2>{translate('report.proofByDay')}</h2>
            <ReportTable
              caption={translate('report.proofByDay')}
              first={translate('report.period')}
              measures={measuresOf(adReport, ads)}
              lines={ads.steps.map((step) => ({ id: step.at, name: stepText(step.at, ads), values: step.values }))}
              total={ads.total}
            />
          </section>
          <p className="report-note">
            {translate('report.proofMade', { at: instant(ads.upTo) })}{' '}
            {translate('report.zone', { zone: ads.zone, upTo: instant(ads.upTo) })} {translate('report.sums')}
          </p>
        </article>
      ) : null}
    </>
  );
}
