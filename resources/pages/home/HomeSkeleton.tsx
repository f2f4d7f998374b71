import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';

/** The shape of the numbers while they are on their way. */
export function HomeSkeleton() {
  const translate = useTranslate();
  return (
    <div className="home-row" role="status" aria-label={translate('shell.loading')}>
      {[0, 1].map((panel) => (
        <div key={panel} className="panel">
          <Skeleton width={120} height={28} />
          <Skeleton variant="rounded" height={8} sx={{ my: 2 }} />
          <Skeleton variant="rounded" height={96} />
        </div>
      ))}
    </div>
  );
}
