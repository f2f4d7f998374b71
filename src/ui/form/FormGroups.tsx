import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useEntityFormView } from './formViewContext.ts';
import { FormRow } from './FormField.tsx';
import { FORM_WIDTH } from './FormFrame.tsx';
import type { FormSection } from './section.ts';
import { sectionId } from './sectionInView.ts';

/** The inputs of a section, or what a person put in their place. */
export function SectionBody({ section }: { section: FormSection }) {
  const { slots } = useEntityFormView();
  const filled = slots.sections?.[section.name];
  if (filled) return filled;
  return (
    // Each row brings the room below it, so that one that goes takes it along.
    <Box sx={{ mb: -2 }}>
      {section.rows.map((row) => (
        <FormRow key={row.join(' ')} fields={row} />
      ))}
    </Box>
  );
}

function Group({ section }: { section: FormSection }) {
  const translate = useTranslate();
  const headingId = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      id={sectionId(section.name)}
      tabIndex={-1}
      aria-labelledby={section.label ? headingId : undefined}
      sx={{ p: { xs: 2, sm: 3 }, mb: 2, scrollMarginTop: 72, outline: 'none' }}
    >
      {section.label ? (
        <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 2 }}>
          {translate(section.label)}
        </Typography>
      ) : null}
      <SectionBody section={section} />
    </Paper>
  );
}

function ConditionalGroup({ section }: { section: FormSection }) {
  const { context } = useEntityFormView();
  const values = useWatch();
  return (section.when?.(values, context()) ?? true) ? <Group section={section} /> : null;
}

/** Sections one below the other. */
export function FormGroups() {
  const { sections, slots } = useEntityFormView();
  return (
    <Box sx={slots.form?.wide ? undefined : { maxWidth: FORM_WIDTH }}>
      {sections.map((section) =>
        section.when ? (
          <ConditionalGroup key={section.name} section={section} />
        ) : (
          <Group key={section.name} section={section} />
        ),
      )}
    </Box>
  );
}
