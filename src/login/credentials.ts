/** Password data of the Credential Management API; TypeScript's DOM library does not have it. */
interface PasswordCredentialData {
  id: string;
  password: string;
}

interface StoredPassword extends Credential {
  password?: string;
}

type PasswordCredentialMaker = new (data: PasswordCredentialData) => Credential;

const maker = (): PasswordCredentialMaker | undefined =>
  (window as { PasswordCredential?: PasswordCredentialMaker }).PasswordCredential;

/**
 * Returns the password that the browser keeps for this account, or null. Shows no dialog: only silent access is used.
 */
export async function savedPassword(userName: string): Promise<string | null> {
  if (!maker() || !navigator.credentials) return null;
  try {
    const found: StoredPassword | null = await navigator.credentials.get({
      password: true,
      mediation: 'silent',
    } as CredentialRequestOptions);
    return found?.id === userName ? (found.password ?? null) : null;
  } catch {
    // Not on https, or forbidden by the browser's settings: the person types the password, or the browser fills the
    // form.
    return null;
  }
}

/**
 * Saves the password in the browser's credential store (SES-03), never in local storage. Without that API the browser's
 * password manager offers to save it, by the fields' autocomplete.
 */
export async function savePassword(userName: string, password: string): Promise<void> {
  const PasswordCredential = maker();
  if (!PasswordCredential || !navigator.credentials) return;
  try {
    await navigator.credentials.store(new PasswordCredential({ id: userName, password }));
  } catch {
    // The person is signed in all the same, and types the password next time.
  }
}

/** Stops the browser from signing in by itself after somebody asked not to be remembered. */
export async function forgetPassword(): Promise<void> {
  await navigator.credentials?.preventSilentAccess?.().catch(() => undefined);
}
