import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useSaveContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useEntityFormView } from './formViewContext.ts';
import { readStep, writeStep } from './storedDraft.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormFoot } from './FormFoot.tsx';
import { Below, FORM_WIDTH } from './FormFrame.tsx';
import { SectionBody } from './FormGroups.tsx';
import { activeFields, fieldsOf, type FormSection } from './section.ts';
import { StepContext } from './stepContext.ts';
import { StepRail } from './StepRail.tsx';

function useActiveSteps(): FormSection[] {
  const { sections, context } = useEntityFormView();
  const values = useWatch();
  return sections.filter(({ when }) => when?.(values, context()) ?? true);
}

/** Opens the first step with an error after a refused submit. */
function useJumpToError(steps: readonly FormSection[], go: (index: number) => void) {
  const { errors, submitCount } = useFormState();
  const seen = useRef(submitCount);
  useEffect(() => {
    if (submitCount === seen.current) return;
    seen.current = submitCount;
    const first = steps.findIndex((step) => fieldsOf(step).some((field) => field in errors));
    if (first >= 0) go(first);
  }, [submitCount, errors, steps, go]);
}

/**
 * Validates marked fields again as they change, after a refused step; after a refused save react-hook-form does it
 * itself.
 */
function useRejudged() {
  const { watch, trigger, control } = useFormContext();
  useEffect(() => {
    const { unsubscribe } = watch((_values, { name }) => {
      const marked = Object.keys(control._formState.errors);
      if (name !== undefined && marked.length > 0) void trigger(marked);
    });
    return unsubscribe;
  }, [watch, trigger, control]);
}

/**
 * Form in steps with a rail. Typed values stay when steps change; going forward needs valid fields, going back does
 * not. For an existing record all steps are open from the start.
 */
export function FormSteps() {
  const { operation, whens, context, draftKey } = useEntityFormView();
  const steps = useActiveSteps();
  const { trigger, getValues } = useFormContext();
  const translate = useTranslate();
  const saveContext = useSaveContext();
  const [chosen, setChosen] = useState(() => readStep(draftKey));
  const [reached, setReached] = useState(operation === 'update' ? Infinity : chosen);
  const heading = useRef<HTMLHeadingElement>(null);
  const index = Math.min(chosen, steps.length - 1);
  const step = steps[index];
  useJumpToError(steps, setChosen);
  useRejudged();
  if (!step) return null;
  const open = (next: number) => {
    setChosen(next);
    if (draftKey) writeStep(draftKey, next);
    setReached(Math.max(reached, next));
    heading.current?.focus();
  };
  const leave = async (next: number) => {
    if (next < index || (await trigger(activeFields(step, whens, getValues(), context()), { shouldFocus: true })))
      open(next);
  };
  const isLast = index === steps.length - 1;
  const go = (name: string) =>
    setChosen(
      Math.max(
        0,
        steps.findIndex((one) => fieldsOf(one).includes(name)),
      ),
    );
  return (
    <StepContext.Provider value={go}>
      <ErrorSummary />
      <StepRail steps={steps} current={index} reached={reached} onChoose={(next) => void leave(next)} />
      <Paper
        component="section"
        variant="outlined"
        sx={{ p: { xs: 2, sm: 3 }, maxWidth: FORM_WIDTH }}
        aria-labelledby="step-heading"
      >
        <Typography
          id="step-heading"
          ref={heading}
          tabIndex={-1}
          variant="h3"
          component="h2"
          sx={{ mb: 2, outline: 'none' }}
        >
          {step.label ? translate(step.label) : translate('ui.form.step', { n: index + 1, of: steps.length })}
        </Typography>
        <SectionBody key={step.name} section={step} />
      </Paper>
      {isLast ? <Below /> : null}
      <FormFoot isSaving={saveContext.saving ?? false} withoutSave={!isLast && operation === 'create'}>
        {index > 0 ? (
          <Button color="inherit" onClick={() => open(index - 1)}>
            {translate('ui.previous')}
          </Button>
        ) : null}
        {isLast ? null : (
          <Button
            key="next"
            data-forward={operation === 'create' || undefined}
            variant={operation === 'create' ? 'contained' : 'outlined'}
            onClick={() => void leave(index + 1)}
          >
            {translate('ui.next')}
          </Button>
        )}
      </FormFoot>
    </StepContext.Provider>
  );
}
