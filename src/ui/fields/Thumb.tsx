import Audiotrack from '@mui/icons-material/AudiotrackOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import FolderZip from '@mui/icons-material/FolderZipOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import Movie from '@mui/icons-material/MovieOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';

const ICONS = { image: ImageIcon, video: Movie, audio: Audiotrack, archive: FolderZip, document: Description } as const;

export type FileKind = keyof typeof ICONS;

interface ThumbProps {
  /** Address of the picture; without one, or where it does not load, the kind is drawn. */
  url: string | null;
  kind: FileKind;
}

const frame = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  bgcolor: 'action.hover',
  color: 'text.disabled',
} as const;
const picture = { width: '100%', height: '100%', objectFit: 'contain', display: 'block' } as const;
const mark = {
  position: 'absolute',
  right: 6,
  bottom: 6,
  p: '2px',
  borderRadius: '4px',
  bgcolor: 'background.paper',
  color: 'text.primary',
} as const;

/** The small picture of a file. It fills the width that it is given, four to three; a video says that it is one. */
export function Thumb({ url, kind }: ThumbProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const Icon = ICONS[kind];
  const isShown = url !== null && broken !== url;
  return (
    <Box component="span" sx={frame}>
      {isShown ? (
        <Box
          component="img"
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(url)}
          sx={picture}
        />
      ) : (
        <Icon aria-hidden fontSize="large" />
      )}
      {isShown && kind === 'video' ? <Movie aria-hidden fontSize="small" sx={mark} /> : null}
    </Box>
  );
}
