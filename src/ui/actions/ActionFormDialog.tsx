import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { cloneElement, useId, useMemo, type ReactNode } from 'react';
import { Form, ResourceContextProvider, useTranslate } from 'react-admin';
import type { Values } from '#core/entity/rule.ts';
import { useFormState } from 'react-hook-form';
import { errorList } from '../form/errorList.ts';
import { refusedFields } from '../form/refusedFields.ts';
import { readMessage } from '../form/ruleMessage.ts';
import { useRuleContext } from '../ruleContext.ts';
import type { ActionForm } from './actionForms.ts';
import { actionResolver } from './actionResolver.ts';

interface ActionFormDialogProps {
  title: string;
  resource: string;
  form: ActionForm;
  /** Name of the action, and the records that it changes: rules are asked of each with what is typed. */
  action: string;
  records: readonly Values[];
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
  action,
  records,
  confirmLabel,
  isBusy,
  isDanger,
  children,
  onSubmit,
  onClose,
}: ActionFormDialogProps) {
  const translate = useTranslate();
  const [titleId, formId] = [useId(), useId()];
  const context = useRuleContext(action);
  const resolver = useMemo(() => actionResolver(form, records, context), [form, records, context]);
  const start = useMemo(() => startOf(form, records), [form, records]);
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
          defaultValues={start}
          record={{}}
          noValidate
          disableInvalidFormNotification
        >
          <DialogContent>
            {children}
            <Box sx={{ display: 'grid', gap: 2, pt: 2 }}>
              <OtherErrors form={form} />
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

/** Values with which the form opens: those of the record where there is one, else the defaults. */
function startOf({ begins = [], defaults }: ActionForm, records: readonly Values[]): Values {
  const [first, ...others] = records;
  const own = first && others.length === 0 ? begins.filter((name) => (first[name] ?? null) !== null) : [];
  return { ...defaults, ...Object.fromEntries(own.map((name) => [name, first![name]])) };
}

/** Errors at fields of the record that the form does not ask for: no input shows them. */
function OtherErrors({ form }: { form: ActionForm }) {
  const translate = useTranslate();
  const { errors } = useFormState();
  const asked = form.inputs.map(({ props }) => (props as { source?: string }).source);
  const found = errorList(errors).filter(({ path }) => !asked.includes(path.split('.')[0]));
  return found.map(({ path, message }) => {
    const read = readMessage(message);
    return (
      <Alert key={path} severity="error" role="alert">
        {translate(read.message, { _: message, ...read.args })}
      </Alert>
    );
  });
}
