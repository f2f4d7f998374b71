import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import type { EntityHead } from '#core/entity/meta.ts';
import type { BatchResult } from '#core/protocol/reply.ts';
import { failedItems, namesById } from '../actions/batch.ts';
import { ConfirmDialog } from '../actions/ConfirmDialog.tsx';
import { BatchResultDialog } from '../actions/BatchResultDialog.tsx';
import { sendInParts } from '../actions/sendInParts.ts';
import { useNotifyError } from '../errorText.ts';
import { useListView } from '../list/listView.ts';
import { useSelected } from '../list/useSelected.ts';
import { useTakeOut } from '../list/useTakeOut.ts';
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

/** Rows that were sent, with the names of then, and what became of them. */
interface Sent {
  batch: BatchResult;
  nameOf: (id: string) => string;
}

/** Sends the chosen rows; says how it went for each where one failed. */
function useMembers({ head, verb, owner }: MemberBarProps, label: string) {
  const [call, notify, say, refresh] = [useCall(), useNotify(), useNotifyError(), useRefresh()];
  const takeOut = useTakeOut();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Sent | null>(null);
  const { begin, isHere } = useBatchWork();
  const send = async (ids: readonly string[], nameOf: Sent['nameOf']) => {
    setBusy(true);
    try {
      const title = { key: 'works.action', args: { action: label, n: ids.length } };
      const sendPart = (part: readonly string[]) => call(`${head.name}.${verb}`, { id: owner, ids: part });
      const batch = await begin({ title, nameOf, say: () => notify('ui.done', { type: 'success' }) }, (telling) =>
        sendInParts(ids, sendPart, telling),
      );
      refresh();
      takeOut(ids);
      setFailed(failedItems(batch).length > 0 ? { batch, nameOf } : null);
    } catch (error) {
      // Of a page that was left, the tray has said it.
      if (isHere()) say(error);
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
  const label = translate(props.isTaking ? 'ui.members.take' : 'ui.members.put');
  const { send, isBusy, failed, close } = useMembers(props, label);
  const touched = useTouched();
  const [isAsking, setAsking] = useState(false);
  const [touches, setTouches] = useState<string | null>(null);
  const { head, owner } = props;
  const put = () => {
    setTouches(null);
    void send(selectedIds.map(String), namesById(records, meta.display));
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
          batch={failed.batch}
          nameOf={failed.nameOf}
          isBusy={isBusy}
          onRetry={(ids) => void send(ids, failed.nameOf)}
          onClose={close}
        />
      ) : null}
    </>
  );
}
