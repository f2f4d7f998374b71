import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { useNames } from '../labels.ts';
import { useEntityFormView } from './formViewContext.ts';
import { fieldsOf, type FormSection } from './section.ts';
import { sectionId, useSectionInView } from './sectionInView.ts';

/** Fewest sections that need an index: fewer are all visible anyway. */
export const FEWEST = 3;

const entry = {
  font: 'inherit',
  fontSize: 13,
  lineHeight: '20px',
  width: '100%',
  justifyContent: 'flex-start',
  textAlign: 'left',
  gap: 0.75,
  py: 0.75,
  px: 1.5,
  borderLeft: 2,
  borderColor: 'divider',
  color: 'text.secondary',
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main', fontWeight: 600 },
} as const;

function useShownSections(): FormSection[] {
  const { sections, context } = useEntityFormView();
  const values = useWatch();
  return sections.filter(({ when }) => when?.(values, context()) ?? true);
}

/** The sections of a long form: which one is in view, which has errors, and a way to each. */
export function SectionIndex() {
  const { meta } = useEntityFormView();
  const { errors } = useFormState();
  const translate = useTranslate();
  const names = useNames(meta.resource);
  const sections = useShownSections();
  const current = useSectionInView(sections.map(({ name }) => name));
  if (sections.length < FEWEST) return null;
  const go = (name: string) => {
    const section = document.getElementById(sectionId(name));
    section?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    section?.focus({ preventScroll: true });
  };
  return (
    <Box component="nav" aria-label={translate('ui.form.index')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sections.map((section) => (
          <li key={section.name}>
            <ButtonBase
              sx={entry}
              aria-current={section.name === current ? 'location' : undefined}
              onClick={() => go(section.name)}
            >
              {section.label ? translate(section.label) : names.one}
              {fieldsOf(section).some((field) => field in errors) ? (
                <ErrorOutline color="error" sx={{ fontSize: 16 }} titleAccess={translate('ui.form.stepErrors')} />
              ) : null}
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
}
