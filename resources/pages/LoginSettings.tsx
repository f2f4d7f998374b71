import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { PageHeader } from '#src/ui/page/PageHeader.tsx';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { useCall } from '#src/ui/useCall.ts';
import { BindDialog, type Column } from './loginSettings/BindDialog.tsx';
import { loginSentences } from './loginSettings/sentences.ts';
import { Sessions, type OwnSession } from './loginSettings/Sessions.tsx';
import './loginSettings/loginSettings.css';

interface Settings {
  userName: string;
  phone: string | null;
  email: string | null;
  sessions: OwnSession[];
}

const COLUMNS: readonly Column[] = ['phone', 'email'];

/** One's own phone, mail address and sessions (ENT-10). */
export default function LoginSettings() {
  const translate = useSentences(loginSentences);
  const call = useCall();
  const [binding, bind] = useState<Column | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['session.loginSettings'],
    queryFn: () => call('session.loginSettings', {}) as Promise<Settings>,
  });
  if (error) return <ErrorNotice title={translate('login_set.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <RecordSkeleton />;
  return (
    <>
      <PageHeader title={translate('menu.pages.loginSettings')} />
      <section className="login-card" aria-label={translate('login_set.contact')}>
        <header>
          <div>
            <Typography variant="h3" component="h2">
              {translate('login_set.contact')}
            </Typography>
            <Typography color="text.secondary">{translate('login_set.contactText')}</Typography>
          </div>
        </header>
        <ul>
          {COLUMNS.map((column) => (
            <li key={column}>
              <div>
                <strong>{translate(`login_set.${column}`)}</strong>
                <span>{data[column] ?? translate('login_set.none')}</span>
              </div>
              <Button size="small" variant="outlined" color="inherit" onClick={() => bind(column)}>
                {translate(`login_set.${data[column] ? 'change' : 'bind'}.${column}`)}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <Sessions sessions={data.sessions} onEnded={() => void refetch()} />
      {binding ? (
        <BindDialog
          column={binding}
          isBound={data[binding] !== null}
          onDone={() => {
            bind(null);
            void refetch();
          }}
          onClose={() => bind(null)}
        />
      ) : null}
    </>
  );
}
