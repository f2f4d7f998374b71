import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'react-admin';
import { deviceMeta } from '#generated/model/devices/meta.gen.ts';
import { ImportSteps } from '#src/ui/import/ImportSteps.tsx';
import { PageHeader } from '#src/ui/page/PageHeader.tsx';
import { usePathOf } from '#src/ui/paths.ts';

/** Import of screens as a page of its own address, beside the dialog of the list (DEV-03). */
export default function ImportDevice() {
  const translate = useTranslate();
  const pathOf = usePathOf();
  const { importing } = deviceMeta;
  if (!importing) throw new Error('devices have no x-import');
  return (
    <section>
      <PageHeader title={translate('menu.pages.importDevice')} back={pathOf('devices', 'list')} />
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
        <ImportSteps meta={deviceMeta} importing={importing}>
          {({ body, ways }) => (
            <>
              {body}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>{ways}</Box>
            </>
          )}
        </ImportSteps>
      </Paper>
    </section>
  );
}
