import ImageNotSupported from '@mui/icons-material/ImageNotSupportedOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useUploads } from '../upload.ts';
import { Empty } from './Empty.tsx';
import { isEmpty, useValue, type FieldProps } from './useValue.ts';

interface FileFieldProps extends FieldProps {
  /** Shown as a small picture instead of a link. */
  picture?: boolean;
}

const thumb = {
  width: 48,
  height: 32,
  objectFit: 'cover',
  borderRadius: '6px',
  border: 1,
  borderColor: 'divider',
  display: 'block',
} as const;

const missing = { ...thumb, display: 'grid', placeItems: 'center', color: 'text.disabled' } as const;

function Picture({ url, label }: { url: string; label: string }) {
  const [broken, setBroken] = useState(false);
  const translate = useTranslate();
  if (broken) {
    return (
      <Box component="span" role="img" aria-label={translate('ui.file.cannotLoad')} sx={missing}>
        <ImageNotSupported aria-hidden fontSize="small" />
      </Box>
    );
  }
  return <Box component="img" src={url} alt={label} loading="lazy" onError={() => setBroken(true)} sx={thumb} />;
}

/** Uploaded files by id, or addresses as they are: pictures as thumbnails, others as links. */
export function FileField({ source, picture = false }: FileFieldProps) {
  const value = useValue(source);
  const { urlOf } = useUploads();
  const translate = useTranslate();
  if (isEmpty(value)) return <Empty />;
  const found = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, flexWrap: 'wrap' }}>
      {found.map((one, index) => {
        const url = /^(https?:|data:image\/)/.test(one) ? one : urlOf(one);
        const label = translate(picture ? 'ui.file.picture' : 'ui.file.download', { n: index + 1 });
        if (!url) return <span key={one}>{label}</span>;
        if (picture) return <Picture key={one} url={url} label={label} />;
        return (
          <MuiLink key={one} href={url} target="_blank" rel="noreferrer">
            {label}
          </MuiLink>
        );
      })}
    </Box>
  );
}
