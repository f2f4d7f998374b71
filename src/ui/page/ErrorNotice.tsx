import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useErrorText } from '../errorText.ts';
import { refusalOf, useMayPass } from '../mayPass.ts';
import { Notice } from './Notice.tsx';

interface ErrorNoticeProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Error message of the server, with a button to retry where that may pass. */
export function ErrorNotice({ title, error, onRetry }: ErrorNoticeProps) {
  const translate = useTranslate();
  const textOf = useErrorText();
  const mayPass = useMayPass();
  const refusal = refusalOf(error);
  return (
    <Notice
      role="alert"
      icon={<ErrorOutline color="error" fontSize="large" aria-hidden />}
      title={title}
      text={textOf(error)}
      action={
        refusal === undefined || mayPass(refusal) ? (
          <Button variant="outlined" onClick={onRetry}>
            {translate('ui.retry')}
          </Button>
        ) : null
      }
    />
  );
}
