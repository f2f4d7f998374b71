import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '#src/ui/icons.tsx';
import type { HomeNumbers } from './useHome.ts';
import { progressOf, useSteps, type Progress, type Step } from './useSteps.ts';
import './Flow.css';

function Marker({ step, at }: { step: FlowStep; at: number }) {
  const translate = useTranslate();
  const { state, count } = step;
  const isCounted = count > 0 || (state === 'done' && step.key === 'audit');
  return (
    <>
      <span className="flow-number" aria-hidden="true">
        {state === 'done' ? '✓' : at + 1}
      </span>
      <span className="flow-words">
        <strong>
          <Icon name={step.icon} />
          {translate(`home.step.${step.key}`)}
          <span className="visually-hidden">: {translate(`home.stepState.${state}`)}</span>
        </strong>
        {isCounted ? (
          <span className="flow-count">{translate(`home.stepCount.${step.key}`, { smart_count: count })}</span>
        ) : null}
        <small>{translate(`home.stepHelp.${step.key}`)}</small>
      </span>
    </>
  );
}

/** A step, with how far the enterprise is with it. */
type FlowStep = Step & Progress;

/**
 * Returns the steps from a screen to a play (HOME-04) that this session may take, or null where none of them is left to
 * do: a guide that is finished leaves the page, and nobody is sent where they may not go.
 */
export function useFlow(flow: HomeNumbers['flow'] | undefined): readonly FlowStep[] | null {
  const mine = useSteps().filter(({ to }) => to !== null);
  if (!flow) return null;
  const steps = progressOf(flow, mine);
  return steps.some(({ state }) => state !== 'done') ? steps : null;
}

/** The guide of a new enterprise: its steps in their order, the next one marked. */
export function Flow({ steps }: { steps: readonly FlowStep[] }) {
  const translate = useTranslate();
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <section className="panel home-flow">
      <header className="panel-head">
        <h2>{translate('home.flowNew')}</h2>
        <span className="panel-note">{translate('home.flowDone', { done, all: steps.length })}</span>
      </header>
      <ol>
        {steps.map((step, at) => (
          <li
            key={step.key}
            className={`flow-${step.state}`}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <Link to={step.to!}>
              <Marker step={step} at={at} />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
