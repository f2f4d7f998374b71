import Lock from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import { lockedNow } from '#core/entity/locks.ts';
import { useContext, useMemo, useRef } from 'react';
import { Form, useNotify, useRecordContext, useSaveContext, useTranslate } from 'react-admin';
import { choosable, mayChoose } from '#core/entity/choosable.ts';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { Rule, RuleContext, Whens, Values } from '#core/entity/rule.ts';
import { changedFields } from '#core/entity/same.ts';
import { usePathOf } from '../paths.ts';
import { useCanAny, useHasVerb, type Can } from '../permission.ts';
import { useRuleContext, useSurroundings } from '../ruleContext.ts';
import type { Slots } from '../slots.ts';
import { useTouched } from '../useTouched.ts';
import { Draft } from './Draft.tsx';
import { EmbeddedFormContext } from './embeddedForm.ts';
import { EntityFormViewContext, type EntityFormView, type FormKeeper, type FormQuestion } from './formViewContext.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { EntityFormContext } from './formContext.ts';
import { FormFoot } from './FormFoot.tsx';
import { Below, FORM_WIDTH, FormFrame } from './FormFrame.tsx';
import { FormGroups } from './FormGroups.tsx';
import { FormSteps } from './FormSteps.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { FEWEST, SectionIndex } from './SectionIndex.tsx';
import { formResolver, type FormSchema } from './resolver.ts';
import { useQuestion } from './useQuestion.tsx';
import { askableSections, isAsked, type FormInputs, type FormSection } from './section.ts';

/** Returns the fields that differ from the loaded record: an absent field stays, null clears it (architecture 4). */
export function sentFields(values: Values, previous: Values | undefined): Values {
  const fields = Object.entries(values).filter(([name]) => name !== 'id' && name !== 'rev');
  return changedFields<Values>(previous ?? {}, Object.fromEntries(fields));
}

/** Returns the fields that have a value: a create leaves the others out. */
export function givenFields(values: Values): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
}

/** Generated definition of an entity's form; the same for its create and edit view. */
export interface FormDef<Field extends string = string, Section extends string = string> {
  meta: EntityMeta;
  kind: 'steps' | 'groups';
  sections: readonly FormSection<Section, Field>[];
  inputs: FormInputs<Field>;
  create?: FormSchema;
  update?: FormSchema;
  rules: readonly Rule[];
  whens: Whens;
}

interface EntityFormProps {
  def: FormDef;
  operation: 'create' | 'update';
  slots: Slots;
  isSaved: EntityFormView['isSaved'];
  back: string;
  /** Record that is duplicated, and the values that are taken from it. */
  original?: { id: string; values: Values };
}

/** Returns the key of a new record's draft: a duplicate has a draft of its own. */
export const newKey = (original: string | null | undefined): string => (original ? `new.${original}` : 'new');

const KEEP_DIRTY = { keepDirtyValues: true };

function useView({ def, operation, slots, isSaved, back, original }: EntityFormProps): EntityFormView {
  const { meta, sections, inputs, whens, kind } = def;
  const can = useCanAny();
  const context = useRuleContext(operation);
  const { me } = useSurroundings();
  const record = useRecordContext();
  const embedded = useContext(EmbeddedFormContext);
  const questions = useRef(new Set<FormQuestion>());
  const keepers = useRef(new Set<FormKeeper>());
  const recordKey =
    operation === 'create' ? newKey(original?.id) : `${String(record?.id)}.${String(record?.['rev'] ?? '')}`;
  return useMemo(() => {
    const known = new Map(meta.fields.map((field) => [field.name, field]));
    const keepsDraft = kind === 'steps' && embedded === null;
    const draftKey = keepsDraft ? `draft.${me?.userId ?? ''}.${meta.resource}.${recordKey}` : undefined;
    return {
      meta,
      operation,
      sections: askableSections(sections, (name) => isAsked(known.get(name), { operation, lock: meta.lock, can })),
      inputs,
      whens,
      context,
      slots,
      back,
      close: embedded?.onClose,
      isSaved,
      questions,
      keepers,
      draftKey,
    };
  }, [meta, sections, inputs, whens, kind, can, context, me, recordKey, operation, slots, back, isSaved, embedded]);
}

function useResolver(def: FormDef, operation: 'create' | 'update') {
  const context = useRuleContext(operation);
  return useMemo(() => {
    const { meta, whens, rules } = def;
    const schema = operation === 'create' ? def.create : def.update;
    if (!schema) throw new Error(`${meta.name} has no schema for ${operation}: its views must not be drawn`);
    const required = meta.fields.filter(
      ({ name, required, readOnly, in: operations }) =>
        required && !readOnly && operations.includes(operation) && !whens[name],
    );
    return formResolver(schema, { rules, whens, required: required.map(({ name }) => name), context, meta });
  }, [def, operation, context]);
}

/**
 * Returns the schema's defaults for a new record; if a default is a value that the session may not choose, the first
 * that it may.
 */
function defaultsOf(meta: EntityMeta, can: Can): Record<string, unknown> {
  return Object.fromEntries(
    meta.fields.flatMap((field) => {
      const value = mayChoose(field, field.default, can) ? field.default : choosable(field, can)[0];
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

/** Returns the fields that are shown read-only, each with the key of why: after create, for this record (x-perm.when), or while a lock of the schema holds. */
function lockedFields(
  { lock, locks, writeWhens = {} }: Pick<EntityMeta, 'lock' | 'locks' | 'writeWhens'>,
  record: Values,
  context: RuleContext,
): Map<string, string> {
  const others = Object.keys(writeWhens).filter((name) => !writeWhens[name]?.(record, context));
  return new Map([
    ...others.map((name) => [name, 'ui.form.notYours'] as const),
    ...[...lockedNow({ locks }, record, context).keys()].map((name) => [name, 'ui.form.lockedNow'] as const),
    ...lock.map((name) => [name, 'ui.form.locked'] as const),
  ]);
}

/**
 * Form of an entity in a create or edit context: sections or steps, the server's validators, errors at the fields and
 * in a summary. Nothing is shown as saved before the server has answered.
 */
export function EntityForm(props: EntityFormProps) {
  const { def, operation, original } = props;
  const view = useView(props);
  const resolver = useResolver(def, operation);
  const record = useRecordContext();
  const saveContext = useSaveContext();
  const notify = useNotify();
  const context = useRuleContext(operation);
  const locked = useMemo(
    () => ({
      fields: new Map(def.meta.fields.map((field) => [field.name, field])),
      locked: operation === 'update' && record ? lockedFields(def.meta, record, context()) : new Map<string, string>(),
    }),
    [def.meta, operation, record, context],
  );
  const embedded = useContext(EmbeddedFormContext);
  const can = useCanAny();
  const defaults = useMemo(
    () =>
      operation === 'create' ? { ...defaultsOf(def.meta, can), ...embedded?.preset, ...original?.values } : undefined,
    [def.meta, operation, embedded, can, original],
  );
  const { ask, dialog } = useQuestion();
  const translate = useTranslate();
  const confirmsOf = (changes: Values): string[] =>
    operation === 'create'
      ? []
      : def.meta.fields
          .filter(({ name, confirmed }) => confirmed && name in changes)
          .map(({ name }) => translate(`resources.${def.meta.resource}.confirm.${name}`));
  const touched = useTouched();
  const submit = async (values: Record<string, unknown>) => {
    const changes = operation === 'create' ? givenFields(values) : sentFields(values, record);
    if (operation === 'update' && Object.keys(changes).length === 0) {
      notify('ui.form.nothing', { type: 'info' });
      return undefined;
    }
    const isTouching =
      operation === 'update' && def.meta.fields.some(({ name, touches }) => touches && name in changes);
    const touching = () => touched({ entity: def.meta.name, ids: [String(record?.id)] });
    for (const question of [...(isTouching ? [touching] : []), ...confirmsOf(changes), ...view.questions.current]) {
      const sentence = typeof question === 'string' ? question : await question();
      if (sentence !== null && !(await ask(sentence))) return undefined;
    }
    const rev: unknown = operation === 'update' ? record?.['rev'] : undefined;
    return saveContext.save?.(rev === undefined ? changes : { ...changes, rev });
  };
  return (
    <EntityFormViewContext.Provider value={view}>
      <EntityFormContext.Provider value={locked}>
        <Form
          resolver={resolver}
          onSubmit={submit}
          defaultValues={defaults}
          resetOptions={KEEP_DIRTY}
          noValidate
          disableInvalidFormNotification
        >
          {embedded ? null : <LeaveGuard />}
          <FormFrame
            index={
              embedded || props.slots.form?.wide || def.kind === 'steps' || view.sections.length < FEWEST ? null : (
                <SectionIndex />
              )
            }
            aside={props.slots.form?.aside}
          >
            <Draft />
            {operation === 'update' && record ? <LockNotice meta={def.meta} record={record} /> : null}
            {props.slots.form?.above}
            {def.kind === 'steps' ? (
              <FormSteps />
            ) : (
              <>
                <ErrorSummary />
                <FormGroups />
                <Below />
                <FormFoot isSaving={saveContext.saving ?? false} />
              </>
            )}
          </FormFrame>
        </Form>
        {dialog}
      </EntityFormContext.Provider>
    </EntityFormViewContext.Provider>
  );
}

/** Returns the path to go back to: the show page if there is one, else the list. */
export function useBackPath(meta: EntityMeta, id?: string): string {
  const pathOf = usePathOf();
  const has = useHasVerb(meta);
  const page = id !== undefined && has('one') ? pathOf(meta.resource, 'show', id) : null;
  return page ?? pathOf(meta.resource, 'list') ?? '/';
}

/** Says once, above a form, why some of its fields are locked as the record is now. Renders nothing where none is. */
function LockNotice({ meta, record }: { meta: EntityMeta; record: Values }) {
  const translate = useTranslate();
  const context = useRuleContext('update');
  const reasons = new Set(lockedNow(meta, record, context()).values());
  return [...reasons].map((error) => (
    <Alert key={error} severity="info" icon={<Lock fontSize="inherit" />} sx={{ mb: 2, maxWidth: FORM_WIDTH }}>
      {translate(`errors.${error}`)}
    </Alert>
  ));
}
