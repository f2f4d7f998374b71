import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { BatchItem } from '#core/protocol/reply.ts';
import { useCall } from '#src/ui/useCall.ts';

/** One group to be made, and what became of it. */
export interface Line {
  key: number;
  name: string;
  result?: { id: string | null; code: number; message: string };
}

export interface Size {
  rows: number;
  columns: number;
  inStep: boolean;
  layoutId: string | null;
}

export const isMade = ({ result }: Line): boolean => result?.code === 0;

function readResults(answer: unknown): NonNullable<Line['result']>[] {
  const { results } = answer as { results: (Omit<BatchItem, 'id'> & { id: string | null })[] };
  return results.map(({ id, code, message }) => ({ id, code, message }));
}

/** Sends the lines that are not made yet, and keeps the outcome of each. */
export function useMulti() {
  const [call, notify, translate] = [useCall(), useNotify(), useTranslate()];
  const [isBusy, setBusy] = useState(false);
  const send = async (lines: readonly Line[], size: Size): Promise<readonly Line[]> => {
    const open = lines.filter((line) => !isMade(line));
    setBusy(true);
    try {
      const groups = open.map(({ name }) => ({ name: name.trim(), ...size }));
      const results = readResults(await call('deviceGroup.multi', { groups }));
      const failed = results.filter(({ code }) => code < 0).length;
      const messageArgs = { ok: results.length - failed, failed };
      notify('multiGroups.summary', { type: failed > 0 ? 'warning' : 'success', messageArgs });
      return lines.map((line) => {
        const at = open.indexOf(line);
        return at < 0 ? line : { ...line, result: results[at]! };
      });
    } catch (error) {
      const message = error instanceof Error ? error.message : translate('ui.failed');
      notify(message, { type: 'error', messageArgs: { _: message } });
      return lines;
    } finally {
      setBusy(false);
    }
  };
  return { send, isBusy };
}
