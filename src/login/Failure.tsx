import { AlertIcon } from './icons.tsx';

/** Why it did not work. The place is always there, so that a screen reader notices when it is filled. */
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
