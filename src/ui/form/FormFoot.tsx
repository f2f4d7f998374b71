import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, type ReactNode } from 'react';
import { Link, useTranslate } from 'react-admin';
import { useEntityFormView } from './entityForm.ts';
import { FORM_WIDTH } from './FormFrame.tsx';
import { useSaveKey } from './useSaveKey.ts';

interface FormFootProps {
  isSaving: boolean;
  /** Before "save": steps back and on. */
  children?: ReactNode;
  /** Save is not offered yet. */
  withoutSave?: boolean;
}

const frame = {
  position: 'sticky',
  bottom: 'var(--bottom-bar, 0px)',
  zIndex: 2,
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  maxWidth: FORM_WIDTH,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  '@media (max-height: 399.95px)': { position: 'static' },
} as const;

/** What a form ends with; in sight wherever the window leaves room for more. */
export function FormFoot({ isSaving, children, withoutSave = false }: FormFootProps) {
  const { back, close } = useEntityFormView();
  const translate = useTranslate();
  const foot = useRef<HTMLDivElement>(null);
  useSaveKey(foot);
  return (
    <Box ref={foot} sx={[frame, close !== undefined && { bgcolor: 'background.paper' }]}>
      <Button {...(close ? { onClick: close } : { component: Link, to: back })} color="inherit" disabled={isSaving}>
        {translate('ui.cancel')}
      </Button>
      {children}
      {withoutSave ? null : (
        <Button type="submit" data-forward variant="contained" loading={isSaving}>
          {translate('ui.save')}
        </Button>
      )}
    </Box>
  );
}
