import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { lazy, useState } from 'react';
import { useStore } from 'react-admin';
import { Later } from '#src/ui/Later.tsx';
import { usePlace } from '../usePlace.ts';
import { FolderButton, FolderPane } from './FolderPane.tsx';
import { ALL, UNFILED } from './folderPlaces.ts';
import { useFolders } from './useFolders.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../../parts/library/sentences.ts';
import './Folders.css';

const Drawer = lazy(() => import('@mui/material/Drawer'));

/** The folders left of the materials, folded away as this account left them; in a drawer where it is narrow. */
export function Folders() {
  const translate = useSentences(materialSentences);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [isFolded, setFolded] = useStore('materials.foldersFolded', false);
  const [isDrawn, setDrawn] = useState(false);
  const { place } = usePlace();
  const folder = useFolders().find(({ id }) => id === place);
  const name = folder?.name ?? translate(place === UNFILED ? 'materials.unfiled' : 'materials.all');
  if (!isNarrow) {
    if (!isFolded) return <FolderPane onFold={() => setFolded(true)} />;
    return (
      <FolderButton name={place === ALL ? translate('materials.folders') : name} onOpen={() => setFolded(false)} />
    );
  }
  return (
    <>
      <FolderButton name={name} onOpen={() => setDrawn(true)} />
      <Later when={isDrawn}>
        <Drawer
          open={isDrawn}
          onClose={() => setDrawn(false)}
          slotProps={{ paper: { 'aria-label': translate('materials.folders') } }}
        >
          <FolderPane onFold={() => setDrawn(false)} onOpened={() => setDrawn(false)} />
        </Drawer>
      </Later>
    </>
  );
}
