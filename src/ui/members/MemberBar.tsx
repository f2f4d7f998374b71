import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import type { EntityHead } from '#core/entity/meta.ts';
import type { BatchResult } from '#core/protocol/reply.ts';
import { failedItems, readBatch } from '../actions/batch.ts';
import { ConfirmDialog } from '../actions/ConfirmDialog.tsx';
import { BatchResultDialog } from '../actions/BatchResultDialog.tsx';
import { recordName } from '../recordName.ts';
import { useListView } from '../list/listView.ts';
import { useSelected } from '../list/useSelected.ts';
import { useCall } from '../useCall.ts';
import { useTouched } from '../useTouched.ts';
import { useSentences } from '../sentences.ts';
import { useBatchWork } from '../works/useBatchWork.ts';
import { memberSentences } from './sentences.ts';
import '../list/BulkBar.css';

export interface MemberBarProps {
  /** Kind of the record to which they belong. */
  head: EntityHead;
  verb: 'addMembers' | 'removeMembers';
  /** Record to which they belong. */
  owner: string;
  isTaking: boolean;
}

/** Most members of one call (x-entity.members). */
const AT_ONCE = 200;

/** Sends the chosen rows; says how it went for each where one failed. */
function useMembers({ head, verb, owner }: MemberBarProps, label: string, onDone: () => void) {
  const [call, notify, refresh, translate] = [useCall(), useNotify(), useRefresh(), useSentences(memberSentences)];
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<BatchResult | null>(null);
  const begin = useBatchWork();
  const sendParts = async (ids: readonly string[], progress: (done: number, of: number) => void) => {
    const results: BatchResult['results'][number][] = [];
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const part = readBatch(await call(`${head.name}.${verb}`, { id: owner, ids: ids.slice(at, at + AT_ONCE) }));
      results.push(...part.results);
      if (ids.length > AT_ONCE) progress(results.length, ids.length);
    }
    return { results };
  };
  const send = async (ids: readonly string[], nameOf: (id: string) => string) => {
    setBusy(true);
    try {
      const title = { key: 'works.action', args: { action: label, n: ids.length } };
      const batch = await begin({ title, nameOf }, (progress) => sendParts(ids, progress));
      refresh();
      onDone();
      const some = failedItems(batch).length > 0;
      setFailed(some ? batch : null);
      if (!some) notify('ui.done', { type: 'success' });
    } catch (error) {
      const message = error instanceof Error ? error.message : translate('ui.failed');
      notify(message, { type: 'error', messageArgs: { _: message } });
    } finally {
      setBusy(false);
    }
  };
  return { send, isBusy, failed, close: () => setFailed(null) };
}

/** Bar below the rows: how many are chosen, and what is done with them. */
export function MemberBar(props: MemberBarProps) {
  const { meta } = useListView();
  const { selectedIds, onUnselectItems } = useListContext();
  const { records } = useSelected();
  const translate = useSentences(memberSentences);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const label = translate(props.isTaking ? 'ui.members.take' : 'ui.members.put');
  const { send, isBusy, failed, close } = useMembers(props, label, () => onUnselectItems());
  const touched = useTouched();
  const [isAsking, setAsking] = useState(false);
  const [touches, setTouches] = useState<string | null>(null);
  const { head, owner } = props;
  const nameOf = (id: string) => names.get(id) ?? id;
  const put = () => {
    setTouches(null);
    const known = new Map(records.map((record) => [record.id, recordName(record, meta.display)]));
    setNames(known);
    void send(selectedIds.map(String), (id) => known.get(id) ?? id);
  };
  const start = async () => {
    setAsking(true);
    const members = selectedIds.map(String);
    const sentence = head.members?.touches ? await touched({ entity: head.name, ids: [owner], members }) : null;
    setAsking(false);
    if (sentence === null) put();
    else setTouches(sentence);
  };
  return (
    <>
      {selectedIds.length > 0 ? (
        <div className="bulk-bar" role="toolbar" aria-label={translate('ui.list.selected', { n: selectedIds.length })}>
          <IconButton size="small" aria-label={translate('ui.list.unselect')} onClick={() => onUnselectItems()}>
            <Close fontSize="small" />
          </IconButton>
          <Typography component="output" sx={{ mr: 1, fontVariantNumeric: 'tabular-nums' }}>
            {translate('ui.list.selected', { n: selectedIds.length })}
          </Typography>
          <Button size="small" variant="contained" loading={isBusy || isAsking} onClick={() => void start()}>
            {label}
          </Button>
        </div>
      ) : null}
      {touches === null ? null : (
        <ConfirmDialog
          title={translate(props.isTaking ? 'ui.members.takeAsk' : 'ui.members.putAsk', { n: selectedIds.length })}
          confirmLabel={label}
          onConfirm={put}
          onClose={() => setTouches(null)}
        >
          <Typography color="warning.main">{touches}</Typography>
        </ConfirmDialog>
      )}
      {failed ? (
        <BatchResultDialog
          action={label}
          batch={failed}
          nameOf={nameOf}
          isBusy={isBusy}
          onRetry={(ids) => void send(ids, nameOf)}
          onClose={close}
        />
      ) : null}
    </>
  );
}
