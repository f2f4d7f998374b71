import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useErrorText } from '../errorText.ts';
import { useFormats } from '../format.ts';
import { useUploads, type UploadedFile, type UploadOptions } from '../upload.ts';
import { refuseFile, type FileRules } from './fileRules.ts';

export interface RunningUpload {
  key: number;
  name: string;
  /** 0 to 100. */
  percent: number;
  cancel: () => void;
}

/** Sends files one after the other with progress; each can be cancelled, and all are when the field goes. */
export function useFileUploads(
  rules: FileRules,
  target: UploadOptions['target'],
  onArrived: (file: UploadedFile) => void,
) {
  const { upload, profiles } = useUploads();
  const notify = useNotify();
  const textOf = useErrorText();
  const { bytes } = useFormats();
  const [running, setRunning] = useState<readonly RunningUpload[]>([]);
  const next = useRef(0);
  const aborts = useRef(new Set<AbortController>());
  useEffect(() => {
    const open = aborts.current;
    return () => open.forEach((abort) => abort.abort());
  }, []);

  const send = useCallback(
    async (file: File) => {
      const refused = refuseFile(file, rules, profiles);
      if (refused) {
        const size = refused.rule === 'tooLarge' ? bytes(refused.maxBytes) : '';
        notify(`ui.file.${refused.rule}`, { type: 'warning', messageArgs: { name: file.name, size } });
        return;
      }
      const abort = new AbortController();
      aborts.current.add(abort);
      next.current += 1;
      const key = next.current;
      setRunning((all) => [...all, { key, name: file.name, percent: 0, cancel: () => abort.abort() }]);
      const onProgress = ({ sent, total }: { sent: number; total: number }) =>
        setRunning((all) =>
          all.map((one) =>
            one.key === key ? { ...one, percent: total > 0 ? Math.round((sent / total) * 100) : 0 } : one,
          ),
        );
      try {
        onArrived(await upload(file, { target, onProgress, signal: abort.signal }));
      } catch (error) {
        if (!abort.signal.aborted) {
          notify('ui.file.failed', {
            type: 'error',
            messageArgs: { name: file.name, why: textOf(error) },
          });
        }
      } finally {
        aborts.current.delete(abort);
        setRunning((all) => all.filter((one) => one.key !== key));
      }
    },
    [bytes, notify, onArrived, profiles, rules, target, textOf, upload],
  );
  return { running, send };
}
