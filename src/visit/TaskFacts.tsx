import type { Language } from '#core/protocol/envelope.ts';
import { clockAt } from '../phone/clockAt.ts';
import type { Task } from './visiting.ts';
import type { Say } from './words.ts';

interface Props {
  task: Task;
  language: Language;
  say: Say;
}

/** Ads expected on the screen, by name and cover. */
function Expected({ task: { expected }, say }: Pick<Props, 'task' | 'say'>) {
  return (
    <section className="visit-expected" aria-label={say('expected')}>
      <h2>{say('expected')}</h2>
      {expected.length === 0 ? (
        <p className="phone-hint">{say('nothing')}</p>
      ) : (
        <ul>
          {expected.map(({ name, cover }, at) => (
            // Two ads may have one name.
            // oxlint-disable-next-line react/no-array-index-key -- they have no ids here
            <li key={at}>
              {cover === null ? <span className="visit-cover" /> : <img className="visit-cover" src={cover} alt="" />}
              <span>{name}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Which screen is to be looked at, where it is, until when, and what should be on it. */
export function TaskFacts({ task, language, say }: Props) {
  const { owner, number, description, screen, address, deadline, zone } = task;
  return (
    <>
      {description ? <p className="phone-lead visit-description">{description}</p> : null}
      <dl className="phone-facts">
        <div className="phone-wide">
          <dt>{say('screen')}</dt>
          <dd>
            {screen}
            {address ? <small>{address}</small> : null}
          </dd>
        </div>
        <div>
          <dt>{say('deadline')}</dt>
          <dd>{deadline === null ? '—' : clockAt(deadline, zone, language, { withDay: true })}</dd>
        </div>
        <div>
          <dt>{say('number')}</dt>
          <dd>
            {number}
            <small>{say('by', { owner })}</small>
          </dd>
        </div>
      </dl>
      <Expected task={task} say={say} />
    </>
  );
}
