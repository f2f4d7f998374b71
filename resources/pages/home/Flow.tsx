import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '#src/ui/icons.tsx';
import type { HomeNumbers } from './useHome.ts';
import { progressOf, useSteps, type Progress, type Step } from './useSteps.ts';
import './flow.css';

function Marker({ step, at, progress }: { step: Step; at: number; progress: Progress }) {
  const translate = useTranslate();
  const { state, count } = progress;
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

/**
 * The four steps from a screen to a play, in their order, and how far this enterprise is with them (HOME-04). One that
 * begins sees them large and first; where all is done they are a line at the end.
 */
export function Flow({ flow }: Pick<HomeNumbers, 'flow'>) {
  const translate = useTranslate();
  const steps = useSteps();
  const progress = progressOf(flow);
  const done = steps.filter(({ key }) => progress[key].state === 'done').length;
  const isNew = done < steps.length;
  return (
    <section className={isNew ? 'panel home-flow home-flow-new' : 'panel home-flow'}>
      <header className="panel-head">
        <h2>{translate(isNew ? 'home.flowNew' : 'home.flow')}</h2>
        <span className="panel-note">{translate('home.flowDone', { done, all: steps.length })}</span>
      </header>
      <ol>
        {steps.map((step, at) => {
          const { state } = progress[step.key];
          const marker = <Marker step={step} at={at} progress={progress[step.key]} />;
          return (
            <li key={step.key} className={`flow-${state}`} aria-current={state === 'current' ? 'step' : undefined}>
              {step.to ? <Link to={step.to}>{marker}</Link> : <div>{marker}</div>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Whether somebody sees the large steps first. */
export const isBeginning = (flow: HomeNumbers['flow']): boolean =>
  Object.values(progressOf(flow)).some(({ state }) => state !== 'done');
