import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '#src/ui/icons.tsx';
import { useSteps } from './useSteps.ts';

/** The four steps from a screen to a play, in their order (HOME-04). */
export function Flow() {
  const translate = useTranslate();
  const steps = useSteps();
  return (
    <section className="panel home-flow">
      <header className="panel-head">
        <h2>{translate('home.flow')}</h2>
      </header>
      <ol>
        {steps.map(({ key, icon, to }, index) => {
          const inner = (
            <>
              <span className="flow-number" aria-hidden="true">
                {index + 1}
              </span>
              <span className="flow-words">
                <strong>
                  <Icon name={icon} />
                  {translate(`home.step.${key}`)}
                </strong>
                <small>{translate(`home.stepHelp.${key}`)}</small>
              </span>
            </>
          );
          return <li key={key}>{to ? <Link to={to}>{inner}</Link> : <div>{inner}</div>}</li>;
        })}
      </ol>
    </section>
  );
}
