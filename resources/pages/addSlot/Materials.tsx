import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { limits } from '#generated/model/limits.gen.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { ChosenMaterials } from '../../parts/materials/ChosenMaterials.tsx';
import { materialChoiceSentences } from '../../parts/materials/sentences.ts';

/** Dialog with the library; loaded when somebody opens it. */
const MaterialDialog = lazy(async () => ({
  default: (await import('../../parts/materials/MaterialDialog.tsx')).MaterialDialog,
}));

interface MaterialsProps {
  chosen: readonly string[];
  /** Length of the showing that was bought, milliseconds. */
  showingMs: number;
  onChange: (ids: readonly string[]) => void;
}

/** Pictures and films, of the library or uploaded here, in the order in which they are shown. */
export function Materials({ chosen, showingMs, onChange }: MaterialsProps) {
  const say = useSentences(materialChoiceSentences);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ChosenMaterials ids={chosen} pictureMs={showingMs} videoMs={showingMs} onChange={onChange} />
      <div>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {say(chosen.length > 0 ? 'ui.picker.change' : 'materialChoice.choose')}
        </Button>
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <MaterialDialog
            chosen={chosen}
            max={limits.materialsPerAd}
            onClose={() => setOpen(false)}
            onUse={(ids) => {
              onChange(ids);
              setOpen(false);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
