import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Pager } from '#src/ui/list/Pager.tsx';
import { SearchBox } from '#src/ui/list/filters/SearchBox.tsx';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { Notice } from '#src/ui/page/Notice.tsx';
import { useRightsChange, useRightsPage, type Kind, type Right } from './useRights.ts';
import './rights.css';

const PER_PAGE = 20;
const KINDS: readonly Kind[] = ['device', 'deviceGroup'];

/** Control rights of an account: screens and groups, each with a switch, and switches for many (PERM-07). */
export function RightsPanel({ accountId }: { accountId: string }) {
  const translate = useTranslate();
  const [kind, setKind] = useState<Kind>('device');
  return (
    <section>
      <Typography color="text.secondary" sx={{ maxWidth: 720 }}>
        {translate('rights.what')}
      </Typography>
      <Tabs value={kind} onChange={(_, next: Kind) => setKind(next)} sx={{ mt: 1 }}>
        {KINDS.map((each) => (
          <Tab key={each} value={each} label={translate(`rights.kinds.${each}`)} />
        ))}
      </Tabs>
      <Rights key={`${accountId} ${kind}`} accountId={accountId} kind={kind} />
    </section>
  );
}

function Rights({ accountId, kind }: { accountId: string; kind: Kind }) {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const [q, setQ] = useState<string>();
  const [given, setGiven] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { change, busy } = useRightsChange(accountId, kind);
  const asked = { accountId, kind, page, ...(q ? { q } : {}), ...(given ? { given } : {}) };
  const { data, error, refetch } = useRightsPage(asked);
  const turn = (next: number) => {
    setPage(next);
    setChosen(new Set());
  };
  if (error) return <ErrorNotice title={translate('rights.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  const toggle = (id: string) =>
    setChosen((now) => (now.has(id) ? new Set([...now].filter((each) => each !== id)) : new Set([...now, id])));
  const all = data.list.length > 0 && data.list.every(({ id }) => chosen.has(id));
  const many = async (isGiving: boolean) => {
    if (await change([...chosen], isGiving)) setChosen(new Set());
  };
  return (
    <>
      <div className="rights-bar">
        <Checkbox
          checked={all}
          indeterminate={chosen.size > 0 && !all}
          disabled={data.list.length === 0}
          onChange={() => setChosen(all ? new Set() : new Set(data.list.map(({ id }) => id)))}
          slotProps={{ input: { 'aria-label': translate('rights.chooseAll') } }}
        />
        {chosen.size > 0 ? (
          <>
            <Button size="small" variant="contained" disabled={busy.size > 0} onClick={() => void many(true)}>
              {translate('rights.allow')}
            </Button>
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              disabled={busy.size > 0}
              onClick={() => void many(false)}
            >
              {translate('rights.take')}
            </Button>
            <Typography component="output">{translate('ui.list.selected', { n: chosen.size })}</Typography>
          </>
        ) : (
          <>
            <SearchBox value={q} onChange={(next) => (setQ(next), turn(1))} />
            <FormControlLabel
              label={translate('rights.onlyGiven')}
              control={<Switch checked={given} onChange={(_, next) => (setGiven(next), turn(1))} />}
            />
            <Typography component="output" color="text.secondary">
              {translate('rights.given', { n: data.given })}
            </Typography>
          </>
        )}
      </div>
      {data.list.length === 0 ? (
        <Notice title={translate('rights.none')} text={translate('rights.noneText')} />
      ) : (
        <ul className="rights-list">
          {data.list.map((right) => (
            <RightRow
              key={right.id}
              right={right}
              kind={kind}
              isChosen={chosen.has(right.id)}
              isBusy={busy.has(right.id)}
              onChoose={() => toggle(right.id)}
              onSwitch={(isGiving) => void change([right.id], isGiving)}
            />
          ))}
        </ul>
      )}
      {data.total > PER_PAGE ? (
        <div className="rights-foot">
          <Pager page={page} perPage={PER_PAGE} total={data.total} onPage={turn} />
        </div>
      ) : null}
    </>
  );
}

interface RightRowProps {
  right: Right;
  kind: Kind;
  isChosen: boolean;
  isBusy: boolean;
  onChoose: () => void;
  onSwitch: (isGiving: boolean) => void;
}

function RightRow({ right, kind, isChosen, isBusy, onChoose, onSwitch }: RightRowProps) {
  const translate = useTranslate();
  const { name, detail, given, by } = right;
  return (
    <li>
      <Checkbox
        checked={isChosen}
        onChange={onChoose}
        slotProps={{ input: { 'aria-label': translate('rights.choose', { name }) } }}
      />
      <span className="rights-name">
        <span>{name}</span>
        <small>{kind === 'device' ? detail : translate('rights.screens', { n: Number(detail) })}</small>
      </span>
      {by ? <Chip size="small" variant="outlined" label={translate(`rights.by.${by}`)} /> : <span />}
      <Switch
        checked={given}
        disabled={isBusy}
        onChange={(_, next) => onSwitch(next)}
        slotProps={{ input: { 'aria-label': translate('rights.switch', { name }) } }}
      />
    </li>
  );
}
