import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { cloneElement, useId, useMemo, type ReactNode } from 'react';
import { Form, ResourceContextProvider, useTranslate } from 'react-admin';
import { refusedFields } from '../form/refusedFields.ts';
import { formResolver } from '../form/resolver.ts';
import type { ActionForm } from './actionForms.ts';

interface ActionFormDialogProps {
  title: string;
  resource: string;
  form: ActionForm;
  confirmLabel: string;
  isBusy: boolean;
  isDanger: boolean;
  children?: ReactNode;
  /** Errors thrown by it that name fields are shown at the fields. */
  onSubmit: (values: Record<string, unknown>) => Promise<void>;
  onClose: () => void;
}

/** Asks for what an action needs beside the records. */
export function ActionFormDialog({
  title,
  resource,
  form,
  confirmLabel,
  isBusy,
  isDanger,
  children,
  onSubmit,
  onClose,
}: ActionFormDialogProps) {
  const translate = useTranslate();
  const [titleId, formId] = [useId(), useId()];
  const resolver = useMemo(() => formResolver(form.schema), [form.schema]);
  const submit = async (values: Record<string, unknown>) => {
    try {
      await onSubmit(values);
      return undefined;
    } catch (error) {
      const fields = refusedFields(error);
      if (!fields) throw error;
      return fields;
    }
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <ResourceContextProvider value={resource}>
        <Form
          id={formId}
          resolver={resolver}
          onSubmit={submit}
          defaultValues={form.defaults}
          record={{}}
          noValidate
          disableInvalidFormNotification
        >
          <DialogContent>
            {children}
            <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
              {form.inputs.map((input, index) => cloneElement(input, { key: index }))}
            </Box>
          </DialogContent>
        </Form>
      </ResourceContextProvider>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy} color="inherit">
          {translate('ui.cancel')}
        </Button>
        <Button type="submit" form={formId} variant="contained" color={isDanger ? 'error' : 'primary'} loading={isBusy}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
