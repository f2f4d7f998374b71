import CreateNewFolder from '@mui/icons-material/CreateNewFolderOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useCan } from '#src/ui/permission.ts';
import { FolderMenu } from './FolderMenu.tsx';
import { FolderNameDialog } from './FolderNameDialog.tsx';
import { foldersIn, wayTo } from './folders.ts';
import { useFolders } from './useFolders.ts';
import { useCurrentFolder } from './useMaterialQueue.ts';

/** The way to the open folder and the folders in it (MAT-01). What is open is a filter of the list, so it stands in the URL. */
export function FolderBar() {
  const translate = useTranslate();
  const folders = useFolders();
  const current = useCurrentFolder();
  const { filterValues, setFilters } = useListContext();
  const mayClassify = useCan('material.classify');
  const [isNaming, setNaming] = useState(false);
  const open = (folderId: string | null): void => {
    const { folderId: _before, ...rest } = filterValues;
    setFilters(folderId ? { ...rest, folderId } : rest, undefined);
  };
  const way = wayTo(folders, current);
  const inside = foldersIn(folders, current);
  return (
    <nav className="folder-bar" aria-label={translate('materials.folders')}>
      <ol className="folder-way">
        <li>
          <button type="button" aria-current={current === null ? 'page' : undefined} onClick={() => open(null)}>
            {translate('materials.all')}
          </button>
        </li>
        {way.map(({ id, name }) => (
          <li key={id}>
            <button type="button" aria-current={id === current ? 'page' : undefined} onClick={() => open(id)}>
              {name}
            </button>
          </li>
        ))}
      </ol>
      <ul className="folder-list">
        {inside.map((folder) => (
          <li key={folder.id}>
            <button type="button" onClick={() => open(folder.id)}>
              <Folder fontSize="small" />
              <span>{folder.name}</span>
            </button>
            {mayClassify ? <FolderMenu folder={folder} /> : null}
          </li>
        ))}
        {mayClassify ? (
          <li className="folder-new">
            <Button
              size="small"
              color="inherit"
              startIcon={<CreateNewFolder fontSize="small" />}
              onClick={() => setNaming(true)}
            >
              {translate('materials.newFolder')}
            </Button>
          </li>
        ) : null}
      </ul>
      {isNaming ? <FolderNameDialog parentId={current} onClose={() => setNaming(false)} /> : null}
    </nav>
  );
}
