import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, type ReactNode, useEffect, type RefObject } from 'react';
import { Link, useTranslate } from 'react-admin';
import { useEntityFormView } from './formViewContext.ts';
import { FORM_WIDTH } from './FormFrame.tsx';

const isSaveKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && (key === 's' || key === 'Enter');

/**
 * Saves the visible form, or opens its next step, by Ctrl or Cmd with S or Enter. It clicks the form's own button, so
 * that it never sends what the button would not.
 */
function useSaveKey(mark: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const form = mark.current?.closest('form');
      if (!form || !isSaveKey(event)) return;
      // The browser would save the page.
      event.preventDefault();
      const dialogs = [...document.querySelectorAll('[role="dialog"]')];
      if (dialogs.length > 0 && !dialogs.at(-1)?.contains(form)) return;
      form.querySelector<HTMLElement>('button[data-forward]:not(:disabled)')?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [mark]);
}

interface FormFootProps {
  isSaving: boolean;
  /** Buttons before "save": previous and next step. */
  children?: ReactNode;
  /** True while save is not offered yet. */
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

/** Foot of a form with its buttons; sticks to the bottom of the window where there is room. */
export function FormFoot({ isSaving, children, withoutSave = false }: FormFootProps) {
  const { back, close, slots } = useEntityFormView();
  const translate = useTranslate();
  const foot = useRef<HTMLDivElement>(null);
  useSaveKey(foot);
  return (
    <Box
      ref={foot}
      sx={[
        frame,
        slots.form?.wide === true && { maxWidth: 'none' },
        close !== undefined && { bgcolor: 'background.paper' },
      ]}
    >
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
