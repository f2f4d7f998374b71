import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePageTitle, usePlace } from '../usePlace.ts';

/** Where one is: section, entry, and the page below it. */
export function Breadcrumb() {
  const translate = useTranslate();
  const titleOf = usePageTitle();
  const { place, route } = usePlace();
  const entry = place ? translate(place.entry.label, { smart_count: 2 }) : null;
  const title = route && !route.redirect ? titleOf(route) : null;
  const isBelow = title !== null && title !== entry;
  const section = place && place.section.entries.length > 1 ? translate(`menu.sections.${place.section.key}`) : null;
  return (
    <nav aria-label={translate('shell.position')} className="breadcrumb">
      <ol>
        {section !== null && section !== entry ? <li className="breadcrumb-section">{section}</li> : null}
        {place ? (
          <li>{isBelow ? <Link to={place.entry.path}>{entry}</Link> : <span aria-current="page">{entry}</span>}</li>
        ) : null}
        {isBelow ? (
          <li className={place ? 'breadcrumb-page' : undefined}>
            <span aria-current="page">{title}</span>
          </li>
        ) : null}
      </ol>
    </nav>
  );
}
