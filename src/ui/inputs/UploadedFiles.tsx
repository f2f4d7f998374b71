import Cancel from '@mui/icons-material/Cancel';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { useSentences } from '../sentences.ts';
import { useUploads } from '../upload.ts';
import { fileSentences } from './sentences.ts';
import type { RunningUpload } from './useFileUploads.ts';

interface UploadedFilesProps {
  ids: readonly string[];
  running: readonly RunningUpload[];
  isLocked: boolean;
  onRemove: (id: string) => void;
}

const line = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 } as const;

/** Uploaded files, and files that are uploading. */
export function UploadedFiles({ ids, running, isLocked, onRemove }: UploadedFilesProps) {
  const translate = useSentences(fileSentences);
  const { urlOf } = useUploads();
  if (ids.length === 0 && running.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 1 }}>
      {ids.map((id, index) => {
        const name = translate('ui.file.download', { n: index + 1 });
        const url = urlOf(id);
        return (
          <Box component="li" key={id} sx={line}>
            {url ? (
              <Link href={url} target="_blank" rel="noreferrer">
                {name}
              </Link>
            ) : (
              <span>{name}</span>
            )}
            {isLocked ? null : (
              <IconButton size="small" aria-label={translate('ui.file.remove', { name })} onClick={() => onRemove(id)}>
                <Cancel fontSize="inherit" />
              </IconButton>
            )}
          </Box>
        );
      })}
      {running.map(({ key, name, percent, cancel }) => (
        <Box component="li" key={key} sx={line}>
          <span>{name}</span>
          <LinearProgress
            variant="determinate"
            value={percent}
            aria-label={translate('ui.file.uploading', { name })}
            sx={{ flex: 1, maxWidth: 240 }}
          />
          <IconButton size="small" aria-label={translate('ui.file.cancel', { name })} onClick={cancel}>
            <Cancel fontSize="inherit" />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}
