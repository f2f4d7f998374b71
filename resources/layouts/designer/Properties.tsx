import { useEffect, useMemo, useRef } from 'react';
import { RecordContextProvider, ResourceContextProvider, SourceContextProvider, useTranslate } from 'react-admin';
import { FormProvider, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { LayoutPage, Widget } from '#core/layout/document.ts';
import { chosenOf, setBox, setProps } from '#core/layout/edit/commands.ts';
import { widgetNames } from '#generated/console/widgets/words.gen.ts';
import { widgetKinds } from '#generated/layout/widgets.gen.ts';
import { widgetForms } from '#generated/console/widgets/forms.gen.tsx';
import { isOn, type Values } from '#core/entity/rule.ts';
import { changedFields } from '#core/entity/same.ts';
import { EntityFormContext } from '#src/ui/form/formContext.ts';
import { OfferedContext } from '#src/ui/inputs/OfferedInput.tsx';
import { useRuleContext } from '#src/ui/ruleContext.ts';
import { AreaSlots } from './AreaSlots.tsx';
import { BoxFields } from './BoxFields.tsx';
import { useTheDesigner } from './designerContext.ts';
import { PageSize } from './PageSize.tsx';
import { WidgetIcon } from './WidgetIcon.tsx';

/** A widget's inputs have no locked fields, and no schema of an entity around them. */
const OWN = { fields: new Map(), locked: new Map() } as const;

/** Tells the designer of each value that the widget's schema takes; others stay in the form with their error. */
function useTold(widget: Widget, methods: UseFormReturn): Values {
  const { act } = useTheDesigner();
  const values = useWatch({ control: methods.control }) as Values;
  const told = useRef<Values>(widget.props);
  const now: Values = widget.props;
  useEffect(() => {
    // Changes from elsewhere, as by undo, go into the form.
    if (Object.keys(changedFields<Values>(told.current, now)).length === 0) return;
    told.current = now;
    methods.reset({ ...now });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs when the widget changes
  }, [now]);
  useEffect(() => {
    const changed = changedFields<Values>(told.current, values);
    if (Object.keys(changed).length === 0) return;
    const read = widgetKinds[widget.kind].props.safeParse({ ...now, ...changed });
    if (!read.success) return;
    told.current = read.data;
    act(setProps(widget.id, changedFields<Values>(now, read.data)));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs when something is typed
  }, [values]);
  return values;
}

function OwnProperties({ widget }: { widget: Widget }) {
  const { document } = useTheDesigner();
  const methods = useForm({ defaultValues: { ...widget.props } as Values, mode: 'onChange' });
  const values = useTold(widget, methods);
  const context = useRuleContext('update')();
  const { resource, sections, inputs } = widgetForms[widget.kind];
  const { whens } = widgetKinds[widget.kind];
  const offered = useMemo(
    () => ({ layoutPage: document.pages.map(({ id, name }: LayoutPage) => ({ id, name })) }),
    [document.pages],
  );
  // Else the names would be looked for among the layout's own fields.
  const sources = useMemo(
    () => ({
      getSource: (source: string) => source,
      getLabel: (source: string) => `resources.${resource}.fields.${source}`,
    }),
    [resource],
  );
  const translate = useTranslate();
  return (
    <ResourceContextProvider value={resource}>
      <SourceContextProvider value={sources}>
        <RecordContextProvider value={{ ...widget.props, id: widget.id }}>
          <FormProvider {...methods}>
            <EntityFormContext value={OWN}>
              <OfferedContext value={offered}>
                {sections.map(({ name, label, rows }) => (
                  <div key={name} className="designer-fields">
                    {label ? <h4>{translate(label)}</h4> : null}
                    {rows.map((row) => {
                      const shown = row.filter((field) => isOn(field, whens, values, context));
                      return shown.length === 0 ? null : (
                        <div key={row.join(' ')} className="designer-row">
                          {shown.map((field) => (
                            <div key={field}>{inputs[field]}</div>
                          ))}
                        </div>
                      );
                    })}
                  </div>
                ))}
              </OfferedContext>
            </EntityFormContext>
          </FormProvider>
        </RecordContextProvider>
      </SourceContextProvider>
    </ResourceContextProvider>
  );
}

/** Broken rules of this widget. */
function Faults({ widget }: { widget: Widget }) {
  const translate = useTranslate();
  const { issues, document, page } = useTheDesigner();
  const path = `pages.${document.pages.indexOf(page)}.widgets.${page.widgets.indexOf(widget)}`;
  const own = issues.filter((issue) => issue.path === path || issue.path.startsWith(`${path}.`));
  const { resource } = widgetForms[widget.kind];
  return own.length === 0 ? null : (
    <ul className="designer-faults">
      {own.map(({ path: at, rule, args }) => {
        const field = at.split('.props.')[1];
        const label = field ? `${translate(`resources.${resource}.fields.${field}`)}: ` : '';
        return <li key={`${at} ${rule}`}>{`${label}${translate(`rules.${rule}`, args)}`}</li>;
      })}
    </ul>
  );
}

/** Properties of the one widget that is chosen: what is wrong with it, its box, and what its kind has. */
export function Properties() {
  const translate = useTranslate();
  const { document, chosen, act } = useTheDesigner();
  const widgets = chosenOf(document, chosen, true);
  const [widget] = widgets;
  if (!widget)
    return (
      <>
        <p className="designer-hint">{translate('designer.choose')}</p>
        <PageSize />
      </>
    );
  if (widgets.length > 1)
    return <p className="designer-hint">{translate('designer.several', { number: widgets.length })}</p>;
  return (
    <div className="designer-properties">
      <h3>
        <WidgetIcon kind={widget.kind} />
        {translate(widgetNames[widget.kind])}
      </h3>
      <Faults widget={widget} />
      <BoxFields
        key={`box ${widget.id}`}
        widget={widget}
        onChange={(patch) => act(setBox(document, widget.id, patch))}
      />
      <OwnProperties key={widget.id} widget={widget} />
      {widget.kind === 'adSlot' ? <AreaSlots area={widget} /> : null}
    </div>
  );
}
