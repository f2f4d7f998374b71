import { AlertIcon } from './icons.tsx';

/** Error message of the login. Its element is always rendered, so that a screen reader announces a new text. */
export function Failure({ text }: { text: string | null }) {
  return (
    <div role="alert" className={text ? 'login-failure' : undefined}>
      {text ? (
        <>
          <AlertIcon />
          <span>{text}</span>
        </>
      ) : null}
    </div>
  );
}
