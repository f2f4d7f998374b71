import AllInbox from '@mui/icons-material/AllInboxOutlined';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import CreateNewFolder from '@mui/icons-material/CreateNewFolderOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import PermMedia from '@mui/icons-material/PermMediaOutlined';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useCan } from '#src/ui/permission.ts';
import { carryFolder } from '../filing/drag.ts';
import { useFiling } from '../filing/useFiling.tsx';
import { useTakeDropped } from '../uploads/useTakeFiles.ts';
import { usePlace } from '../usePlace.ts';
import { FolderTasks, type FolderTask } from './FolderTasks.tsx';
import { ALL, UNFILED, type Folder, type Place } from './folderPlaces.ts';
import { useArrangeFolder } from './useArrangeFolder.ts';
import { useFolders } from './useFolders.ts';
import { useOpenFolders } from './useOpenFolders.ts';
import { useTreeDrop } from './useTreeDrop.ts';
import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '#src/ui/lazyPart.tsx';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../../parts/library/sentences.ts';

// Loaded with the page, in a file of its own: dialogs show the tree, too.
const FolderTree = lazyPart(() => import('./FolderTree.tsx'));
FolderTree.preload().catch(() => undefined);
const FolderMenu = lazy(() => import('./FolderMenu.tsx'));

interface FolderPaneProps {
  /** Folds the pane away, or closes the drawer it is in. */
  onFold: () => void;
  /** Called after another folder was opened. */
  onOpened?: () => void;
}

/** Folder pane of the library: open and arrange folders, and drop things on them (MAT-01, MAT-07). */
export function FolderPane({ onFold, onOpened }: FolderPaneProps) {
  const translate = useSentences(materialSentences);
  const folders = useFolders();
  const { place, open } = usePlace();
  const { lines, toggle, open: unfold } = useOpenFolders(folders, place);
  const countOf = useFolderCounts();
  const arrange = useArrangeFolder(folders);
  const { file, dialog } = useFiling();
  const takeDropped = useTakeDropped();
  const mayArrange = useCan('material.classify');
  const may = { move: useCan('material.move'), copy: useCan('material.copy'), add: useCan('material.add') };
  const [menu, setMenu] = useState<{ folder: Folder; anchor: HTMLElement } | null>(null);
  const [task, setTask] = useState<{ task: FolderTask; folder: Folder | null } | null>(null);
  const drop = useTreeDrop({
    may: { ...may, arrange: mayArrange },
    onMaterials: (mode, ids, folderId) => void file({ mode, ids, folderId }),
    onFolder: arrange,
    onFiles: (data, folderId) => takeDropped(data, folderId),
    onOpen: unfold,
  });
  return (
    <nav className="folder-pane" aria-label={translate('materials.folders')}>
      <header>
        <h2>{translate('materials.folders')}</h2>
        {mayArrange ? (
          <IconButton
            size="small"
            aria-label={translate('materials.newFolder')}
            title={translate('materials.newFolder')}
            onClick={() => setTask({ task: 'create', folder: null })}
          >
            <CreateNewFolder fontSize="small" />
          </IconButton>
        ) : null}
        <IconButton
          size="small"
          aria-label={translate('materials.foldFolders')}
          title={translate('materials.foldFolders')}
          onClick={onFold}
        >
          <ChevronLeft fontSize="small" />
        </IconButton>
      </header>
      <Suspense fallback={null}>
        <FolderTree
          label={translate('materials.folders')}
          tops={[
            { place: ALL, name: translate('materials.all'), icon: <PermMedia fontSize="small" /> },
            { place: UNFILED, name: translate('materials.unfiled'), icon: <AllInbox fontSize="small" /> },
          ]}
          lines={lines}
          current={place}
          countOf={countOf}
          onChoose={(next) => {
            open(next);
            onOpened?.();
          }}
          onToggle={toggle}
          onCommand={
            mayArrange
              ? (command, folder, anchor) =>
                  command === 'menu' ? setMenu({ folder, anchor }) : setTask({ task: command, folder })
              : undefined
          }
          onDragStart={mayArrange ? (event, { id, name }) => carryFolder(event, id, name) : undefined}
          drop={drop}
        />
      </Suspense>
      {folders.length === 0 ? <p className="folder-none">{translate('materials.noFolders')}</p> : null}
      {menu ? (
        <Suspense fallback={null}>
          <FolderMenu
            anchor={menu.anchor}
            onChoose={(chosen) => {
              setTask({ task: chosen, folder: menu.folder });
              setMenu(null);
            }}
            onClose={() => setMenu(null)}
          />
        </Suspense>
      ) : null}
      {task ? <FolderTasks {...task} onClose={() => setTask(null)} /> : null}
      {dialog}
    </nav>
  );
}

/** Button that names the open folder, shown while the pane is folded away or has no room. */
export function FolderButton({ name, onOpen }: { name: string; onOpen: () => void }) {
  const translate = useSentences(materialSentences);
  return (
    <button
      type="button"
      className="folder-button"
      aria-label={`${translate('materials.folders')}: ${name}`}
      onClick={onOpen}
    >
      <FolderIcon fontSize="small" />
      <span>{name}</span>
    </button>
  );
}

/**
 * Returns the number of materials of a place. Its query key is below that of the materials, so that every write
 * refetches it.
 */
function useFolderCounts(): (place: Place) => number | undefined {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data } = useQuery({
    queryKey: ['materials', 'counts'],
    queryFn: ({ signal }) => provider.call('material.counts', {}, { signal }),
  });
  if (!data) return () => undefined;
  const by = new Map<Place, number>(data.folders.map(({ id, count }) => [id, count]));
  by.set(ALL, data.total).set(UNFILED, data.unfiled);
  return (place) => by.get(place) ?? 0;
}
