import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useContext, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { isOn } from '#core/entity/rule.ts';
import { useLabels } from '../labels.ts';
import { useEntityFormView } from './formViewContext.ts';
import { errorList, type ListedError } from './errorList.ts';
import { FORM_WIDTH } from './FormFrame.tsx';
import { readMessage } from './ruleMessage.ts';
import { StepContext } from './stepContext.ts';

/** Errors of a refused form, each with a link to its field. Screen readers announce it when it appears. */
export function ErrorSummary() {
  const { meta, sections, whens, context } = useEntityFormView();
  const { errors, submitCount } = useFormState();
  const { setFocus } = useFormContext();
  const openStep = useContext(StepContext);
  const translate = useTranslate();
  const labels = useLabels(meta.resource);
  const box = useRef<HTMLDivElement>(null);
  const values = useWatch({ disabled: submitCount === 0 });
  // A field that was hidden since is no longer wrong.
  const isAsked = ({ path }: ListedError) => isOn(path.split('.')[0] ?? path, whens, values, context());
  const found = submitCount > 0 ? errorList(errors).filter(isAsked) : [];
  const count = found.length;
  const seen = useRef(0);
  useEffect(() => {
    if (submitCount > seen.current && count > 0) box.current?.scrollIntoView?.({ block: 'nearest' });
    seen.current = submitCount;
  }, [submitCount, count]);
  if (count === 0) return null;
  const asked = new Set(sections.flatMap(({ rows }) => rows.flat()));
  const go = (field: string) => {
    openStep(field);
    // The step's inputs must be rendered before one can take the focus.
    requestAnimationFrame(() => setFocus(field));
  };
  return (
    <Alert ref={box} severity="error" role="alert" sx={{ mb: 2, maxWidth: FORM_WIDTH }}>
      <AlertTitle>{translate('ui.form.errors', { n: count })}</AlertTitle>
      <ul>
        {found.map(({ path, message }) => {
          const [field = path] = path.split('.');
          const read = readMessage(message);
          const text = translate(read.message, { _: message, ...read.args });
          if (field === 'root') return <li key={path}>{text}</li>;
          const label = `${labels.field(field)}: ${text}`;
          return (
            <li key={path}>
              {asked.has(field) ? (
                <Link
                  component="button"
                  type="button"
                  onClick={() => go(field)}
                  color="inherit"
                  underline="always"
                  sx={{ minHeight: 24, textAlign: 'start' }}
                >
                  {label}
                </Link>
              ) : (
                label
              )}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
