import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactElement } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { RuleContext, Values } from '#core/entity/rule.ts';
import type { ReferenceTarget } from '../fields/ReferenceName.tsx';
import { useRuleContext } from '../ruleContext.ts';
import { isEmpty } from '../fields/useValue.ts';
import { FieldPairs } from './FieldPairs.tsx';
import { useIsReadable } from './readable.ts';

/** Section of a show page, as generated code writes it. */
export interface ShowSectionDef<Field extends string = string> {
  name: string;
  /** Message key of the heading. */
  label?: string;
  fields: readonly Field[];
  when?: (values: Values, context: RuleContext) => boolean;
  /** Conditions of its fields: a field that is off has no value to show. */
  whens?: Readonly<Record<string, (values: Values, context: RuleContext) => boolean>>;
}

/** Component that shows each field on a record's page. */
export type ShowValues<Field extends string = string> = Readonly<Partial<Record<Field, ReactElement>>>;

/** Targets of a page's references: a reference that the session may not see is left out with its label. */
export type ShowTargets = Readonly<Record<string, Pick<ReferenceTarget, 'perm' | 'systems'>>>;

interface ShowSectionProps {
  meta: EntityMeta;
  section: ShowSectionDef;
  values: ShowValues;
  targets: ShowTargets;
}

/** Labels and values, without those that this session may not read and without empty ones. */
export function ShowSection({ meta, section, values, targets }: ShowSectionProps) {
  const translate = useTranslate();
  const headingId = useId();
  const isReadable = useIsReadable(meta, targets);
  const record: Values = useRecordContext() ?? {};
  const context = useRuleContext()();
  const shown = section.fields.filter(
    (name) =>
      isReadable(name) &&
      (section.whens?.[name]?.(record, context) ?? true) &&
      !(name in record && isEmpty(record[name])),
  );
  if (shown.length === 0 || section.when?.(record, context) === false) return null;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={section.label ? headingId : undefined}
      sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}
    >
      {section.label ? (
        <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 2 }}>
          {translate(section.label)}
        </Typography>
      ) : null}
      <FieldPairs resource={meta.resource} fields={shown} values={values} />
    </Paper>
  );
}
