import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import type { UploadItem } from '#src/providers/uploadQueues.ts';
import type { MaterialQueue } from './queue.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../../parts/library/sentences.ts';

/** The browser has lost the file over a reload: chosen again, it goes on where it was. */
export function LostFile({ item, queue }: { item: UploadItem; queue: MaterialQueue }) {
  const translate = useSentences(materialSentences);
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={translate('materials.chooseAgain')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file && !queue.supply(item.id, file))
            notify('materials.anotherFile', { type: 'warning', messageArgs: { name: item.name } });
          event.target.value = '';
        }}
      />
      <p className="upload-choices">
        <Button size="small" onClick={() => input.current?.click()}>
          {translate('materials.chooseAgain')}
        </Button>
      </p>
    </>
  );
}
