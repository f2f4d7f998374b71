import Bookmark from '@mui/icons-material/BookmarkBorder';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Notice } from '#src/ui/page/Notice.tsx';
import { useNames } from '#src/ui/labels.ts';
import { usePathOf } from '#src/ui/paths.ts';
import { useCan } from '#src/ui/permission.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { savedViewSentences } from './sentences.ts';

/** Explains how to create a saved view: only in a list. */
export function ViewsEmpty() {
  const translate = useSentences(savedViewSentences);
  const ads = useNames('ads');
  const path = usePathOf()('ads', 'list');
  const may = useCan('ad.view');
  return (
    <Notice
      icon={<Bookmark fontSize="large" aria-hidden />}
      title={translate('savedViews.empty')}
      text={translate('savedViews.emptyText')}
      action={
        may && path ? (
          <Button component={Link} to={path} variant="outlined">
            {translate('savedViews.start', { name: ads.many })}
          </Button>
        ) : undefined
      }
    />
  );
}
