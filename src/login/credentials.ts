/** What the Credential Management API gives for a password; TypeScript's DOM library leaves it out. */
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

/** Returns the password that the browser keeps for this account, or null. It asks nobody: what it may not give silently it does not give. */
export async function keptPassword(userName: string): Promise<string | null> {
  if (!maker() || !navigator.credentials) return null;
  try {
    const found: StoredPassword | null = await navigator.credentials.get({
      password: true,
      mediation: 'silent',
    } as CredentialRequestOptions);
    return found?.id === userName ? (found.password ?? null) : null;
  } catch {
    // Not on https, or forbidden by the browser's settings: the person types, or the browser fills the form.
    return null;
  }
}

/**
 * Hands the password to the browser's own keeping (SES-03). Never to local storage. Where the browser has no
 * such thing its password manager offers to keep what was typed, by the fields' autocomplete.
 */
export async function keepPassword(userName: string, password: string): Promise<void> {
  const PasswordCredential = maker();
  if (!PasswordCredential || !navigator.credentials) return;
  try {
    await navigator.credentials.store(new PasswordCredential({ id: userName, password }));
  } catch {
    // The person is signed in all the same, and types the password next time.
  }
}

/** Keeps the browser from signing in by itself after somebody asked not to be remembered. */
export async function forgetPassword(): Promise<void> {
  await navigator.credentials?.preventSilentAccess?.().catch(() => undefined);
}
