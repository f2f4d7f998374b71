import type { Sms } from './services.ts';

/** The sandbox of development: what would be sent is said by the server. Production has none, since a code opens an account. */
export function sandboxSms(say: (line: string) => void): Sms {
  return {
    async sendCode(phone, code) {
      say(`SMS sandbox: the code for ${phone} is ${code}`);
    },
  };
}
