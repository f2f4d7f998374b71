import type { Sms } from './services.ts';

/** The sandbox: what would be sent is said in the server's log, and nowhere else. */
export function sandboxSms(say: (line: string) => void): Sms {
  return {
    async sendCode(phone, code) {
      say(`SMS sandbox: the code for ${phone} is ${code}`);
    },
  };
}
