import Check from '@mui/icons-material/Check';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { FORM_WIDTH } from './FormFrame.tsx';
import { fieldsOf, type FormSection } from './section.ts';

interface StepRailProps {
  steps: readonly FormSection[];
  current: number;
  /** Furthest step that was open. */
  reached: number;
  onChoose: (index: number) => void;
}

const rail = {
  display: 'flex',
  gap: 1,
  listStyle: 'none',
  p: 0,
  m: 0,
  mb: 2,
  maxWidth: FORM_WIDTH,
} as const;
const knob = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  fontSize: 13,
  border: 1,
} as const;

/** Rail of a form in several steps. Steps that were open can be opened again. */
export function StepRail({ steps, current, reached, onChoose }: StepRailProps) {
  const translate = useTranslate();
  const { errors } = useFormState();
  return (
    <Box component="ol" aria-label={translate('ui.form.steps')} sx={rail}>
      {steps.map((step, index) => {
        const isCurrent = index === current;
        const isDone = index < current;
        const hasError = fieldsOf(step).some((field) => field in errors);
        const name = step.label ? translate(step.label) : translate('ui.form.step', { n: index + 1, of: steps.length });
        const color = hasError ? 'error.main' : isCurrent || isDone ? 'primary.main' : 'text.secondary';
        return (
          <Box
            component="li"
            key={step.name}
            sx={{ flex: { xs: isCurrent ? '1 1 auto' : '0 0 auto', sm: '1 1 160px' }, minWidth: 0 }}
          >
            <ButtonBase
              disabled={index > reached + 1}
              aria-current={isCurrent ? 'step' : undefined}
              aria-label={hasError ? `${name}, ${translate('ui.form.stepErrors')}` : name}
              onClick={() => onChoose(index)}
              sx={{
                font: 'inherit',
                width: '100%',
                justifyContent: 'flex-start',
                gap: 1,
                p: 1,
                borderRadius: '6px',
                borderTop: 2,
                borderColor: isCurrent ? 'primary.main' : 'divider',
                color,
                fontWeight: isCurrent ? 600 : 400,
              }}
            >
              <Box component="span" sx={{ ...knob, borderColor: 'currentColor' }}>
                {hasError ? (
                  <ErrorOutline fontSize="inherit" aria-hidden />
                ) : isDone ? (
                  <Check fontSize="inherit" aria-hidden />
                ) : (
                  index + 1
                )}
              </Box>
              {/* On a phone only the open step shows its name. */}
              <Box component="span" sx={isCurrent ? undefined : { display: { xs: 'none', sm: 'inline' } }}>
                {name}
              </Box>
            </ButtonBase>
          </Box>
        );
      })}
    </Box>
  );
}
