import type { Sms } from '../services.ts';

/** SMS gateway of development: prints messages to the log. Production must not have it, since a code opens an account. */
export function sandboxSms(say: (line: string) => void): Sms {
  return {
    async sendCode(phone, code) {
      say(`SMS sandbox: the code for ${phone} is ${code}`);
    },
  };
}
