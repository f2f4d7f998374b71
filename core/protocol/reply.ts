/** Answer to a call: always HTTP 200 for paths that end in .shtml (architecture 4). A code below 0 is an error. */
export interface Reply<T = unknown> {
  code: number;
  message: string;
  data?: T;
  traceKey: string;
}

/** Details of a refused payload (-10006): by field path with dots, `root` for the whole. */
export interface FieldErrors {
  /** Sentences in the caller's language. */
  errors: Record<string, string>;
  /** Names of the broken rules, such as "ad.startLead" or "minLength". */
  rules: Record<string, string>;
}

/** Result of one item of a batch; items are independent. */
export interface BatchItem {
  id: string;
  code: number;
  message: string;
  /** Field that caused the error, if any. */
  field?: string;
  /** Generated secret, answered once only: a new password. */
  secret?: string;
}

export interface BatchResult {
  results: BatchItem[];
}

/** Error for an answer with a code below 0. */
export class CallError extends Error {
  readonly code: number;
  readonly data: unknown;
  readonly traceKey: string;

  constructor(reply: Reply) {
    super(reply.message);
    this.name = 'CallError';
    this.code = reply.code;
    this.data = reply.data;
    this.traceKey = reply.traceKey;
  }

  /** The field errors of a refused payload, or null. */
  get fieldErrors(): FieldErrors | null {
    const data = this.data as Partial<FieldErrors> | undefined;
    return data?.errors ? { errors: data.errors, rules: data.rules ?? {} } : null;
  }
}

/** Returns true if a parsed body is an answer of our server. */
export function isReply(body: unknown): body is Reply {
  const reply = body as Partial<Reply> | null;
  return (
    typeof reply === 'object' && reply !== null && typeof reply.code === 'number' && typeof reply.message === 'string'
  );
}

/** Returns the data of an answer; throws CallError if its code is below 0. */
export function readReply<T>(reply: Reply<T>): T {
  if (reply.code < 0) throw new CallError(reply);
  return reply.data as T;
}
