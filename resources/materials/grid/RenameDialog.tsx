import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import { NameDialog } from '../NameDialog.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../../parts/library/sentences.ts';

/** Renames a material where it is, without its form. */
export default function RenameDialog({ material, onClose }: { material: MaterialRow; onClose: () => void }) {
  const translate = useSentences(materialSentences);
  const provider = useDataProvider();
  const queryClient = useQueryClient();
  const save = async (name: string): Promise<void> => {
    await provider.update('materials', { id: material.id, data: { name }, previousData: { ...material } });
    await queryClient.invalidateQueries({ queryKey: ['materials'] });
  };
  return (
    <NameDialog
      title={translate('materials.rename')}
      label={translate('resources.materials.fields.name')}
      name={material.name ?? ''}
      maxLength={100}
      onSave={save}
      onClose={onClose}
    />
  );
}
